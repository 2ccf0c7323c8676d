import type { Service } from '@fakos/contracts/services/contract';
import { prefetchServices, useListServicesQuery } from '@fakos/shared-kit/api/services/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { type JsonLd, PageHead } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { List } from '@fakos/shared-kit/ui/list';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import { ServiceCard } from '../../parts/service/service-card.tsx';
import { servicePaths } from '../../parts/service/service-paths.ts';
import { useServicesText } from '../../parts/service/services-text.ts';
import styles from './services-page.module.css';

/** Number of skeleton cards while the list loads. */
const SKELETON_COUNT = 6;

/** `/services`: the list of services. */
export function ServicesPage() {
  const text = useServicesText();
  const kitText = useKitText();
  const { data, isError, isFetching, refetch } = useListServicesQuery();
  const hasFailed = isError && !data;
  return (
    <Container className={styles.page}>
      <PageHead
        title={text('title')}
        description={text('description')}
        data={data && getServicesStructuredData(data.data)}
        {...(hasFailed && { status: 503, noIndex: true })}
      />
      <SectionHeading level={1} title={text('title')} text={text('intro')} />
      {hasFailed ? (
        <ErrorState
          title={text('failed')}
          retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
          pending={isFetching}
          onRetry={refetch}
        />
      ) : (
        <Services services={data?.data} />
      )}
    </Container>
  );
}

ServicesPage.prefetch = () => [prefetchServices('listServices', undefined)];

function Services({ services }: { services: readonly Service[] | undefined }) {
  const text = useServicesText();
  const kitText = useKitText();
  if (services?.length === 0) return <NoServices />;
  return (
    <>
      {!services && (
        <p role="status" className="visually-hidden">
          {kitText('state.loading')}
        </p>
      )}
      <List className={styles.grid} aria-label={text('list')}>
        {services?.map((service, index) => (
          <li key={service.id}>
            <ServiceCard service={service} headingLevel={2} priority={index === 0} />
          </li>
        )) ??
          Array.from({ length: SKELETON_COUNT }, (_, index) => (
            <li key={index}>
              <SkeletonCard ratio="3 / 2" />
            </li>
          ))}
      </List>
    </>
  );
}

function NoServices() {
  const text = useServicesText();
  return (
    <EmptyState
      icon="glasses"
      title={text('empty')}
      text={text('emptyText')}
      action={
        <ButtonLink variant="secondary" href={paths.contact}>
          {text('contact')}
        </ButtonLink>
      }
    />
  );
}

/** Structured data of the list of services (schema.org). */
function getServicesStructuredData(services: readonly Service[]): JsonLd[] {
  const items = services.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: servicePaths.one(slug),
  }));
  return [{ '@type': 'ItemList', itemListElement: items }];
}
