import type { Quote } from '@fakos/contracts/cart/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLazyReorderQuery } from '@fakos/shared-kit/api/orders/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { itemAdded } from '@fakos/shared-kit/state/cart';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import { useOrderText } from '../../../translations/order-text.ts';
import { getOptionIds } from '../../cart-check/quote-lines.ts';
import styles from '../order.module.css';
import type { OrderKey } from '../order-key.ts';

interface Outcome {
  readonly added: number;
  /** Warnings about lines that are unavailable or have changed. */
  readonly messages: readonly string[];
}

/** Adds an order's available lines to the cart and reports the others. */
export function Reorder({ orderKey }: { orderKey: OrderKey }) {
  const text = useOrderText();
  const dispatch = useDispatch();
  const [requestReorder, { isFetching }] = useLazyReorderQuery();
  const [outcome, setOutcome] = useState<Outcome | { failed: string }>();

  async function reorder() {
    const { data, error } = await requestReorder({ ...orderKey });
    if (!data) {
      const message = isApiFailure(error) ? error.message : undefined;
      setOutcome({ failed: message ?? text('order.actionFailed') });
      return;
    }
    const { lines, warnings } = data.data;
    for (const line of lines) dispatch(itemAdded(toCartItem(line)));
    setOutcome({ added: lines.length, messages: warnings.map(({ message }) => message) });
  }

  return (
    <>
      <Button variant="secondary" loading={isFetching} onClick={() => void reorder()}>
        {text('order.reorder')}
      </Button>
      {outcome && (
        <div className={styles.outcome}>
          {'failed' in outcome ? <Notice tone="danger">{outcome.failed}</Notice> : <Added {...outcome} />}
        </div>
      )}
    </>
  );
}

function Added({ added, messages }: Outcome) {
  const text = useOrderText();
  return (
    <Notice
      tone={messages.length > 0 ? 'warning' : 'success'}
      announce="status"
      title={added > 0 ? text('order.reordered', { count: added }) : text('order.reorderNothing')}
      action={
        added > 0 && (
          <ButtonLink size="sm" variant="secondary" href={paths.cart}>
            {text('order.toCart')}
          </ButtonLink>
        )
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/** A quote line as a cart item. */
function toCartItem(line: Quote['lines'][number]) {
  const { product_id, slug, name, image, quantity, unit_price: price, configuration } = line;
  return { product_id, slug, name, image, quantity, price, options: getOptionIds(line), configuration };
}
