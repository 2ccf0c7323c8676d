import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { updateProduct } from '@fakos/contracts/products/contract';
import { MAX_STOCK_NOTE, staffStockReasons } from '@fakos/contracts/products/fields';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { isSameValue } from '../../../framework/form/merge-values.ts';
import { useText } from '../../../text.ts';
import { toWantedStrengths } from './optics/strength-values.ts';
import type { ProductValues } from './product-values.ts';

/** Why staff change the stock. */
export interface StockReasonValues {
  readonly reason: (typeof staffStockReasons)[number];
  readonly note: string;
}

/** Default reason. */
export const noStockReason: StockReasonValues = { reason: 'correction', note: '' };

/** A change of the stock, plain or by strength. */
interface StockEdit {
  readonly before: Pick<ProductValues, 'stock' | 'strengths'>;
  readonly changes: Partial<Pick<ProductValues, 'stock' | 'strengths'>>;
}

type StockFields = Pick<
  Partial<EndpointBody<typeof updateProduct>>,
  'stock' | 'stock_change' | 'strengths' | 'stock_reason' | 'stock_note'
>;

/**
 * The endpoint's fields for a changed stock; none if it is unchanged. Deliveries and losses are sent as a change, so that
 * sales in the meantime are not overwritten; a stocktake is sent as an absolute number.
 */
export function toStockFields({ before, changes }: StockEdit, { reason, note }: StockReasonValues): StockFields {
  const { stock, strengths } = changes;
  if (stock === undefined && strengths === undefined) return {};
  const cause = { stock_reason: reason, ...(note.trim() && { stock_note: note.trim() }) };
  if (strengths) {
    return { stock: undefined, strengths: toWantedStrengths(before.strengths ?? [], strengths, reason), ...cause };
  }
  const shared = strengths === null && { strengths: [] };
  if (stock === undefined) return { ...shared, ...cause };
  const isDifference = reason === 'delivery' || reason === 'loss';
  const difference = { stock: undefined, stock_change: Number(stock) - Number(before.stock) };
  return { ...shared, ...(isDifference ? difference : { stock: Number(stock) }), ...cause };
}

interface StockReasonProps {
  values: StockReasonValues;
  onChange: (values: StockReasonValues) => void;
}

/** Reason and note of a change of the stock; hidden while the stock is unchanged. */
export function StockReason({ values, onChange }: StockReasonProps) {
  const text = useText();
  const { form } = useFormContext();
  const isChanged = (['stock', 'strengths'] as const).some(
    (name) => !isSameValue(form.values[name], form.stored[name]),
  );
  if (!isChanged) return null;
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
