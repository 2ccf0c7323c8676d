import type { PageDetail } from '@fakos/contracts/pages/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useGetPageQuery } from '@fakos/shared-kit/api/pages/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead as Description } from '@fakos/shared-kit/page-meta';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { paths } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { renderSafeLink } from '../framework/safe-link.tsx';
import { useText } from '../text.ts';
import { withLazyWidgets } from './lazy-widgets.ts';
import { PageDescription } from './page-description.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './page-view.module.css';
import { SectionList } from './section-list.tsx';
import { usePageCrumbs } from './use-page-crumbs.ts';

/** Statuses of the response for a slug that is unknown or not valid. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 404, 422];

/** A page of the database by its slug: breadcrumbs, title and sections. */
export function PageView({ slug }: SlotProps['page.content']) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug });
  if (currentData) return <Page page={currentData.data} />;
  if (isApiFailure(error) && NOT_FOUND_STATUSES.includes(error.status)) return <PageNotFound />;
  if (error) return <PageFailed isPending={isFetching} onRetry={refetch} />;
  return <PageSkeleton />;
}

/** {@link PageView} once it can be rendered. */
export const pageView = () => withLazyWidgets(PageView);

function Page({ page }: { page: PageDetail }) {
  const text = useText();
  const crumbs = usePageCrumbs(page);
  return (
    <article className={styles.page}>
      <PageDescription page={page} />
      <header className={styles.header}>
        <Breadcrumbs label={text('page.breadcrumbs')} items={crumbs} renderLink={renderSafeLink} />
        <h1 className={styles.title}>{page.title}</h1>
      </header>
      <SectionList sections={page.sections} />
    </article>
  );
}

function PageNotFound() {
  const text = useText();
  return (
    <div className={styles.state}>
      <Description title={text('page.notFoundTitle')} status={404} noIndex />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={text('page.notFoundTitle')}
        text={text('page.notFoundText')}
        action={
          <ButtonLink href={paths.home} renderLink={renderSafeLink}>
            {text('page.toHome')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function PageFailed({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <div className={styles.state}>
      <Description title={text('page.errorTitle')} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={text('page.errorTitle')}
        text={text('page.errorText')}
        retryLabel={kitText('actions.retry')}
        onRetry={onRetry}
        pending={isPending}
      />
    </div>
  );
}
