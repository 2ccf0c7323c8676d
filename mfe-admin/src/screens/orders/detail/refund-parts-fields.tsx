import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';
import type { RefundInput, RefundLine } from './use-refund.ts';

/** Pieces of each line that are refunded and whether they return to stock; shipping and payment fee. */
export function RefundPartsFields({ order, input }: { order: AdminOrder; input: RefundInput }) {
  const text = useText();
  const format = useFormat();
  const { shipping = 0, payment_fee: fee = 0 } = order.refundable ?? {};
  return (
    <Stack gap="sm">
      <ul className={styles.refundLines}>
        {input.lines.map((line) => (
          <li key={line.position}>
            <RefundLineFields line={line} onChange={(change) => input.changeLine(line.position, change)} />
          </li>
        ))}
      </ul>
      {shipping > 0 && (
        <Checkbox
          label={`${text('orders.shipping')} (${format.money(shipping)})`}
          checked={input.hasShipping}
          onChange={(event) => input.setShipping(event.currentTarget.checked)}
        />
      )}
      {fee > 0 && (
        <Checkbox
          label={`${text('orders.paymentFee')} (${format.money(fee)})`}
          checked={input.hasFee}
          onChange={(event) => input.setFee(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

interface RefundLineFieldsProps {
  line: RefundLine;
  onChange: (change: Partial<Pick<RefundLine, 'quantity' | 'restock'>>) => void;
}

function RefundLineFields({ line, onChange }: RefundLineFieldsProps) {
  const text = useText();
  const canRestock = line.quantity > 0 && line.quantity <= line.restockable;
  const quantities = Array.from({ length: line.maximum + 1 }, (_, quantity) => String(quantity));
  return (
    <>
      <Text size="sm" fw={500}>
        {line.name}
      </Text>
      <div className={styles.refundLine}>
        <NativeSelect
          size="sm"
          aria-label={text('orders.refund.pieces', { name: line.name })}
          value={String(line.quantity)}
          data={quantities.map((value) => ({
            value,
            label: text('orders.refund.ofPieces', { value, of: line.maximum }),
          }))}
          onChange={(event) => {
            const quantity = Number(event.currentTarget.value);
            onChange({ quantity, ...(quantity > line.restockable || quantity === 0 ? { restock: false } : {}) });
          }}
        />
        <Checkbox
          label={text('orders.refund.restock')}
          aria-label={`${text('orders.refund.restock')}: ${line.name}`}
          checked={line.restock}
          disabled={!canRestock}
          onChange={(event) => onChange({ restock: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
