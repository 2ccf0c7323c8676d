import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { type ReactNode, useId } from 'react';
import { LineList } from '../../parts/totals/line-list.tsx';
import { Totals } from '../../parts/totals/totals.tsx';
import { useBuyingText } from '../../buying-text.ts';
import styles from './order-success-page.module.css';
import { statesOf, stateWords } from './status-words.ts';

/** An order for its buyer: thanks, where it stands, what happened, what was bought, where it goes. */
export function OrderView({ order }: { order: Order }) {
  const text = useBuyingText();
  const { longDate } = useFormat();
  const pickup = order.shipping_method === 'pickup';
  return (
    <>
      <header className={styles.thanks}>
        <h1>{text('order.thanks')}</h1>
        <p className={styles.number}>
          {text('order.number')} <strong>{order.number}</strong>
        </p>
        <p>{text('order.intro', { date: longDate(order.created_at), email: order.contact.email })}</p>
        {order.payment_method === 'bank_transfer' && order.payment_status === 'awaiting' && (
          <p>{text('order.transferHint', { number: order.number })}</p>
        )}
      </header>
      <States order={order} />
      <div className={styles.columns}>
        <Part title={text('order.timeline')}>
          <Timeline order={order} />
        </Part>
        <Part title={pickup ? text('order.pickup') : text('order.delivery')}>
          <Destination order={order} />
        </Part>
      </div>
      <Part title={text('order.lines')}>
        <Card className={styles.part}>
          <LineList lines={order.lines} />
          <Totals amounts={order} pickup={pickup} />
        </Card>
      </Part>
      <p>
        <ButtonLink variant="secondary" href={paths.shop}>
          {text('cart.goOn')}
        </ButtonLink>
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function States({ order }: { order: Order }) {
  const text = useBuyingText();
  return (
    <dl className={styles.states}>
      {statesOf(order).map(({ axis, state }) => (
        <div key={axis} className={styles.state}>
          <dt>{text(`order.axis.${axis}`)}</dt>
          <dd>{stateWords(text, axis, state)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Timeline({ order }: { order: Order }) {
  const text = useBuyingText();
  const { dateTime } = useFormat();
  return (
    <ol className={styles.events}>
      {order.events.map(({ axis, to, at }) => (
        <li key={`${axis} ${to} ${at}`} className={styles.event}>
          <span>
            {text(`order.axis.${axis}`)}: {stateWords(text, axis, to)}
          </span>
          <time dateTime={at} className={styles.at}>
            {dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function Destination({ order }: { order: Order }) {
  const text = useBuyingText();
  const { address, contact } = order;
  return (
    <>
      <address className={styles.address}>
        {contact.full_name}
        {address && (
          <>
            <br />
            {address.street} {address.street_number}
            <br />
            {address.postcode} {address.city}
          </>
        )}
        <br />
        {contact.phone}
      </address>
      <p>{text(`payment.${order.payment_method}`)}</p>
      {order.note && <p className={styles.at}>{order.note}</p>}
    </>
  );
}
