import { isApiFailure } from '@fakos/shared-kit/api';
import type { PageDetail } from '@fakos/shared-kit/api/pages/contract';
import { useGetPageQuery } from '@fakos/shared-kit/api/pages/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription as Description } from '@fakos/shared-kit/page-meta';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { paths } from '@fakos/shared-kit/router';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { renderSafeLink } from '../framework/safe-link.tsx';
import { useText } from '../text.ts';
import { PageDescription } from './page-description.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import styles from './page-view.module.css';
import { SectionList } from './section-list.tsx';
import { usePageCrumbs } from './use-page-crumbs.ts';
import { withViews } from './use-views.ts';

/** Answers to a slug that names no page: unknown, or none that could exist. */
const NO_SUCH_PAGE: readonly number[] = [400, 404, 422];

/** A page of the database, by its slug: title, way back, sections. */
export function PageView({ slug }: SlotProps['page.content']) {
  const { currentData, error, isFetching, refetch } = useGetPageQuery({ slug });
  if (currentData) return <Page page={currentData.data} />;
  if (isApiFailure(error) && NO_SUCH_PAGE.includes(error.status)) return <PageNotFound />;
  if (error) return <PageFailed pending={isFetching} onRetry={refetch} />;
  return <PageSkeleton />;
}

/** {@link PageView} when it can be rendered. */
export const pageView = () => withViews(PageView);

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

function PageFailed({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
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
        pending={pending}
      />
    </div>
  );
}
