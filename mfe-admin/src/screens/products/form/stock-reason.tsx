import { MAX_STOCK_NOTE, staffStockReasons } from '@fakos/contracts/products/fields';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { useText } from '../../../text.ts';

/** Why staff change the stock. */
export interface StockReasonValues {
  readonly reason: (typeof staffStockReasons)[number];
  readonly note: string;
}

/** Default reason. */
export const noStockReason: StockReasonValues = { reason: 'correction', note: '' };

/**
 * The endpoint's fields for a stock that was changed from `before` to `after`. Deliveries and losses are sent as a change,
 * so that sales in the meantime are not overwritten; a stocktake is sent as an absolute number.
 */
export function toStockFields(before: number, after: number, { reason, note }: StockReasonValues) {
  const isDifference = reason === 'delivery' || reason === 'loss';
  const stock = isDifference ? { stock: undefined, stock_change: after - before } : { stock: after };
  return { ...stock, stock_reason: reason, ...(note.trim() && { stock_note: note.trim() }) };
}

interface StockReasonProps {
  values: StockReasonValues;
  onChange: (values: StockReasonValues) => void;
}

/** Reason and note of a change of the stock; hidden while the stock is unchanged. */
export function StockReason({ values, onChange }: StockReasonProps) {
  const text = useText();
  const { form } = useFormContext();
  if (form.values.stock === form.stored.stock) return null;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={text('productHistory.reason')}
        value={values.reason}
        data={staffStockReasons.map((value) => ({ value, label: text(`productHistory.reasons.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...values, reason: currentTarget.value as StockReasonValues['reason'] })
        }
      />
      <TextInput
        label={text('productHistory.note')}
        value={values.note}
        maxLength={MAX_STOCK_NOTE}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...values, note: currentTarget.value })}
      />
    </Stack>
  );
}
