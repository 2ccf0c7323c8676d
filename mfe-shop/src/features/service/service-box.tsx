import type { Service } from '@fakos/contracts/services/contract';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { useId } from 'react';
import { BookButton } from '../../parts/booking/book-button.tsx';
import { toBookable, useServiceFacts } from '../../parts/service/service-facts.ts';
import { useServicesText } from '../../parts/service/services-text.ts';
import styles from './service-page.module.css';

/** Duration, price and booking of a service; sticky beside the text. */
export function ServiceBox({ service }: { service: Service }) {
  const text = useServicesText();
  const id = useId();
  const { duration, price } = useServiceFacts(service);
  const { bookable } = service;
  return (
    <aside className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.boxTitle}>
        {text(bookable ? 'bookTitle' : 'askTitle')}
      </h2>
      <dl className={styles.facts}>
        {duration && (
          <div className={styles.fact}>
            <dt>{text('duration')}</dt>
            <dd>{duration}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{text('price')}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <p className={styles.remark}>{text(bookable ? 'bookText' : 'askText')}</p>
      {bookable ? (
        <BookButton size="lg" fullWidth item={toBookable(service)} />
      ) : (
        <ButtonLink variant="secondary" fullWidth href={paths.contact}>
          {text('contact')}
        </ButtonLink>
      )}
    </aside>
  );
}
