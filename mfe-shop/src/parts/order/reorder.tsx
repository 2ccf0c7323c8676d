import { isApiFailure } from '@fakos/shared-kit/api';
import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useLazyReorderQuery } from '@fakos/shared-kit/api/orders/hooks';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { itemAdded } from '@fakos/shared-kit/state/cart';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useState } from 'react';
import { useOrderText } from '../../words/order-text.ts';
import { optionIds } from '../cart-check/quote-lines.ts';
import styles from './order.module.css';
import type { OrderKey } from './order-key.ts';

interface Outcome {
  readonly added: number;
  /** What is not sold any more, or not at that price or quantity. */
  readonly remarks: readonly string[];
}

/** Puts what is still sold of an order into the cart again, and says what is not. */
export function Reorder({ orderKey }: { orderKey: OrderKey }) {
  const text = useOrderText();
  const dispatch = useDispatch();
  const [ask, { isFetching }] = useLazyReorderQuery();
  const [outcome, setOutcome] = useState<Outcome | { failed: string }>();

  async function reorder() {
    const { data, error } = await ask({ ...orderKey });
    if (!data) {
      const said = isApiFailure(error) ? error.message : undefined;
      setOutcome({ failed: said ?? text('order.actionFailed') });
      return;
    }
    const { lines, warnings } = data.data;
    for (const line of lines) dispatch(itemAdded(itemOf(line)));
    setOutcome({ added: lines.length, remarks: warnings.map(({ message }) => message) });
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

function Added({ added, remarks }: Outcome) {
  const text = useOrderText();
  return (
    <Notice
      tone={remarks.length > 0 ? 'warning' : 'success'}
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
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  );
}

/** A line of today's prices as the cart keeps it. */
function itemOf(line: Quote['lines'][number]) {
  const { product_id, slug, name, image, quantity, unit_price: price } = line;
  return { product_id, slug, name, image, quantity, price, options: optionIds(line) };
}
