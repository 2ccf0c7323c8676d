import type { Service } from '@fakos/contracts/services/contract';
import { Link, paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { BookButton } from '../booking/book-button.tsx';
import styles from './service-card.module.css';
import { toBookable, useServiceFacts } from './service-facts.ts';
import { ServiceIcon } from './service-icon.tsx';
import { getServiceImage } from './service-image.ts';
import { servicePaths } from './service-paths.ts';
import { useServicesText } from './services-text.ts';

const SIZES = '(min-width: 87rem) 27rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const ICON = 24;

interface ServiceCardProps {
  service: Service;
  headingLevel: 2 | 3;
  /** The image is on the first screen and loads with high priority. */
  priority?: boolean;
}

/** A service in a list: icon, title, excerpt, duration, price, booking. */
export function ServiceCard({ service, headingLevel, priority = false }: ServiceCardProps) {
  const text = useServicesText();
  const { duration, price } = useServiceFacts(service);
  const Heading = `h${headingLevel}` as const;
  const { title: name } = service;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {service.image && (
          <ResponsiveImage {...getServiceImage(service.image, SIZES)} fit="cover" priority={priority} />
        )}
        <span className={styles.icon}>
          <ServiceIcon name={service.icon} size={ICON} />
        </span>
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={servicePaths.one(service.slug)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{service.excerpt}</p>
      </div>
      <div className={styles.footer}>
        <p className={styles.facts}>
          <strong className={styles.price}>{price}</strong>
          {duration && <span>{duration}</span>}
        </p>
        <div className={styles.action}>
          {service.bookable ? (
            <BookButton size="sm" item={toBookable(service)} />
          ) : (
            <ButtonLink size="sm" variant="secondary" href={paths.contact} aria-label={text('askAbout', { name })}>
              {text('ask')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
