import type { Service } from '@fakos/shared-kit/api/services/contract';
import { Link, paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { BookButton } from '../booking/book-button.tsx';
import styles from './service-card.module.css';
import { bookableService, useServiceFacts } from './service-facts.ts';
import { ServiceIcon } from './service-icon.tsx';
import { servicePaths } from './service-paths.ts';
import { servicePicture } from './service-picture.ts';
import { useServicesText } from './services-text.ts';

const SIZES = '(min-width: 87rem) 27rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const ICON = 24;

interface ServiceCardProps {
  service: Service;
  headingLevel: 2 | 3;
  /** The picture is in the first screen. */
  priority?: boolean;
}

/** A service in a list: sign, title, excerpt, duration, price, booking. */
export function ServiceCard({ service, headingLevel, priority = false }: ServiceCardProps) {
  const text = useServicesText();
  const { duration, price } = useServiceFacts(service);
  const Heading = `h${headingLevel}` as const;
  const { title: name } = service;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {service.image && <Picture {...servicePicture(service.image, SIZES)} fit="cover" priority={priority} />}
        <span className={styles.icon}>
          <ServiceIcon name={service.icon} size={ICON} />
        </span>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={servicePaths.one(service.slug)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{service.excerpt}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <strong className={styles.price}>{price}</strong>
          {duration && <span>{duration}</span>}
        </p>
        <div className={styles.action}>
          {service.bookable ? (
            <BookButton size="sm" item={bookableService(service)} />
          ) : (
            <ButtonLink size="sm" variant="secondary" href={paths.contact} aria-label={text('askOf', { name })}>
              {text('ask')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
