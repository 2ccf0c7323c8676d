import type { Service } from '@fakos/contracts/services/contract';
import { SafeHtml } from '@fakos/shared-kit/html';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Container } from '@fakos/shared-kit/ui/container';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { ServiceIcon } from '../../parts/service/service-icon.tsx';
import { getServiceImage } from '../../parts/service/service-image.ts';
import { servicePaths } from '../../parts/service/service-paths.ts';
import { useServicesText } from '../../parts/service/services-text.ts';
import { OtherServices } from './other-services.tsx';
import { ServiceBox } from './service-box.tsx';
import styles from './service-page.module.css';
import { getServiceImageAddress, getServiceStructuredData } from './structured-data.ts';

const SIZES = '(min-width: 87rem) 56rem, (min-width: 60rem) 62vw, 100vw';
const ICON = 28;

/** A service: description, duration, price and booking. */
export function ServiceView({ service }: { service: Service }) {
  const text = useServicesText();
  const { title } = service;
  const breadcrumbs = [{ label: text('title'), href: servicePaths.list }, { label: title }];
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={service.excerpt}
        image={getServiceImageAddress(service)}
        data={[getServiceStructuredData(service), getBreadcrumbData(breadcrumbs)]}
      />
      <Breadcrumbs label={text('breadcrumbs')} items={breadcrumbs} />
      <header className={styles.header}>
        <span className={styles.icon}>
          <ServiceIcon name={service.icon} size={ICON} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {service.excerpt && <p className={styles.lead}>{service.excerpt}</p>}
      </header>
      <div className={styles.columns}>
        <ServiceBox service={service} />
        <div className={styles.main}>
          {service.image && (
            <div className={styles.media}>
              <ResponsiveImage {...getServiceImage(service.image, SIZES)} fit="cover" priority />
            </div>
          )}
          <SafeHtml html={service.content} className={styles.content} />
        </div>
      </div>
      <OtherServices slug={service.slug} />
    </Container>
  );
}
