import type { Preview } from '@fakos/contracts/previews/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { prefetchPreview, useReadPreviewQuery } from '@fakos/shared-kit/api/previews/hooks';
import { loadSanitiser, SafeHtml } from '@fakos/shared-kit/html';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { paths, useParams, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { renderSafeLink } from '../framework/safe-link.tsx';
import { readPreviewTime } from '../preview-address.ts';
import { withLazyWidgets } from '../render/lazy-widgets.ts';
import { PageSkeleton } from '../render/page-skeleton.tsx';
import { SectionList } from '../render/section-list.tsx';
import { useText } from '../text.ts';
import styles from './preview-route.module.css';

const SERVER_ERROR = 500;

/** `/preview/:token`: the draft of a page or a post for everyone who has the link; with `?at=` as it will be at that time. */
export function PreviewRoute() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const time = readPreviewTime(search);
  const { currentData, error, isFetching, refetch } = useReadPreviewQuery({ token, ...time });
  if (currentData) return <PreviewedContent preview={currentData.data} at={time.at} />;
  if (isApiFailure(error) && error.status > 0 && error.status < SERVER_ERROR) return <PreviewEnded />;
  if (error) return <PreviewFailed isPending={isFetching} onRetry={refetch} />;
  return <PageSkeleton />;
}

PreviewRoute.prefetch = ({ params: { token = '' }, search }: PageAddress) => [
  prefetchPreview('readPreview', { token, ...readPreviewTime(search) }),
  () => void loadSanitiser(),
];

/** {@link PreviewRoute} once it can be rendered. */
export const previewRoute = () => withLazyWidgets(PreviewRoute);

function PreviewedContent({ preview, at }: { preview: Preview; at: string | undefined }) {
  const text = useText();
  const format = useFormat();
  const { kind, is_public: isPublic } = preview;
  const { title, sections = [] } = kind === 'page' ? preview.page : preview.post;
  return (
    <article>
      <PageHead title={text('preview.pageTitle', { title })} noIndex />
      <div className={styles.header}>
        <Notice title={text('preview.title')}>
          {at === undefined
            ? text('preview.explanation')
            : preview.planned_at
              ? text('preview.planned', { at: format.dateTime(at), planned: format.dateTime(preview.planned_at) })
              : text('preview.unplanned', { at: format.dateTime(at) })}
          {at !== undefined && !isPublic && ` ${text(`preview.hidden.${kind}`)}`}
        </Notice>
        <h1 className={styles.title}>{title}</h1>
      </div>
      {preview.kind === 'post' && sections.length === 0 ? (
        <SafeHtml html={preview.post.content} className={styles.text} />
      ) : (
        <SectionList sections={sections} />
      )}
    </article>
  );
}

function PreviewEnded() {
  const text = useText();
  return (
    <div className={styles.state}>
      <PageHead title={text('preview.endedTitle')} status={404} noIndex />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={text('preview.endedTitle')}
        text={text('preview.endedText')}
        action={
          <ButtonLink href={paths.home} renderLink={renderSafeLink}>
            {text('page.toHome')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function PreviewFailed({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <div className={styles.state}>
      <PageHead title={text('page.errorTitle')} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={text('page.errorTitle')}
        text={text('page.errorText')}
        retryLabel={kitText('actions.retry')}
        pending={isPending}
        onRetry={onRetry}
      />
    </div>
  );
}
