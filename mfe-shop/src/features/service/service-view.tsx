import type { Service } from '@fakos/shared-kit/api/services/contract';
import { SafeHtml } from '@fakos/shared-kit/html';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { Breadcrumbs } from '@fakos/shared-kit/ui/breadcrumbs';
import { Container } from '@fakos/shared-kit/ui/container';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { ServiceIcon } from '../../parts/service/service-icon.tsx';
import { servicePaths } from '../../parts/service/service-paths.ts';
import { servicePicture } from '../../parts/service/service-picture.ts';
import { useServicesText } from '../../parts/service/services-text.ts';
import { OtherServices } from './other-services.tsx';
import { ServiceBox } from './service-box.tsx';
import { serviceData, servicePictureAddress } from './service-data.ts';
import styles from './service-page.module.css';

const SIZES = '(min-width: 87rem) 52rem, (min-width: 60rem) 62vw, 100vw';
const ICON = 28;

/** A service's whole page: what it is, how long it takes, what it costs, and its booking. */
export function ServiceView({ service }: { service: Service }) {
  const text = useServicesText();
  const { title } = service;
  const crumbs = [{ label: text('title'), href: servicePaths.list }, { label: title }];
  return (
    <Container className={styles.page}>
      <PageDescription
        title={title}
        description={service.excerpt}
        image={servicePictureAddress(service)}
        data={[serviceData(service), breadcrumbData(crumbs)]}
      />
      <Breadcrumbs label={text('breadcrumbs')} items={crumbs} />
      <header className={styles.head}>
        <span className={styles.icon}>
          <ServiceIcon name={service.icon} size={ICON} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {service.excerpt && <p className={styles.lead}>{service.excerpt}</p>}
      </header>
      <div className={styles.columns}>
        <ServiceBox service={service} />
        <div className={styles.story}>
          {service.image && (
            <div className={styles.media}>
              <Picture {...servicePicture(service.image, SIZES)} fit="cover" priority />
            </div>
          )}
          <SafeHtml html={service.content} className={styles.content} />
        </div>
      </div>
      <OtherServices slug={service.slug} />
    </Container>
  );
}
