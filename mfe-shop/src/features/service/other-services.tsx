import { useListServicesQuery } from '@fakos/shared-kit/api/services/hooks';
import { Link } from '@fakos/shared-kit/router';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useId } from 'react';
import { ServiceIcon } from '../../parts/service/service-icon.tsx';
import { servicePaths } from '../../parts/service/service-paths.ts';
import { useServicesText } from '../../parts/service/services-text.ts';
import styles from './other-services.module.css';

const ICON = 22;

/** Links to the other services; renders nothing if there are none or the request fails. */
export function OtherServices({ slug }: { slug: string }) {
  const text = useServicesText();
  const id = useId();
  const { data } = useListServicesQuery();
  const others = data?.data.filter((service) => service.slug !== slug) ?? [];
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.others}>
      <h2 id={id} className={styles.title}>
        {text('others')}
      </h2>
      <ul className={styles.list}>
        {others.map((service) => (
          <li key={service.id}>
            <Link className={styles.link} to={servicePaths.one(service.slug)}>
              <ServiceIcon name={service.icon} size={ICON} />
              <span className={styles.name}>{service.title}</span>
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
