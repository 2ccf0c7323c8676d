import { prefetchServices, useGetServiceQuery } from '@fakos/shared-kit/api/services/hooks';
import { loadSanitiser } from '@fakos/shared-kit/html';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import type { PageAddress } from '@fakos/shared-kit/remote';
import { useParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { servicePaths } from '../../parts/service/service-paths.ts';
import { useServicesText } from '../../parts/service/services-text.ts';
import styles from './service-page.module.css';
import { ServiceSkeleton } from './service-skeleton.tsx';
import { ServiceView } from './service-view.tsx';

/** Statuses for an invalid or unknown slug. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 404, 422];

/** `/services/:slug`: a service and its booking. */
export function ServicePage() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetServiceQuery({ slug });
  const kitText = useKitText();

  if (currentData) return <ServiceView key={slug} service={currentData.data} />;
  if (!error || (isFetching && !('status' in error))) return <ServiceSkeleton />;
  if ('status' in error && NOT_FOUND_STATUSES.includes(error.status)) return <UnknownService />;
  return (
    <Container className={styles.page}>
      <PageHead title={kitText('state.errorTitle')} status={503} noIndex />
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={error.message}
        retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    </Container>
  );
}

ServicePage.prefetch = ({ params: { slug = '' } }: PageAddress) => [
  prefetchServices('getService', { slug }),
  prefetchServices('listServices', undefined),
  () => void loadSanitiser(),
];

function UnknownService() {
  const text = useServicesText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('unknownTitle')} status={404} noIndex />
      <EmptyState
        headingLevel={1}
        icon="glasses"
        title={text('unknownTitle')}
        text={text('unknownText')}
        action={<ButtonLink href={servicePaths.list}>{text('toServices')}</ButtonLink>}
      />
    </Container>
  );
}
