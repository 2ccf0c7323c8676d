import type { ProductChange } from '@fakos/contracts/bulk/contract';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import type { BulkFieldsProps } from '../../framework/bulk/bulk-action.ts';
import { useText } from '../../text.ts';

const TYPING_PAUSE_MS = 400;
const SIGNED_DECIMAL = /^[+-]?\d{1,5}(?:[.,]\d{1,2})?$/;

type PriceChange = Extract<ProductChange, { kind: 'change_price' }>;
type Mode = PriceChange['mode'];
type SalePrices = NonNullable<PriceChange['sale_price']>;

/** Fields of a price change: percent or euros, up or down, and the handling of sale prices. */
export function PriceChangeFields({ onChange }: BulkFieldsProps<ProductChange>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [mode, setMode] = useState<Mode>('percent');
  const [salePrices, setSalePrices] = useState<SalePrices>('same');
  const report = useDebouncedCallback((value: string, by: Mode, sale_price: SalePrices) => {
    const amount = SIGNED_DECIMAL.test(value.trim()) ? Number(value.trim().replace(',', '.')) : 0;
    onChange(amount === 0 ? undefined : { kind: 'change_price', mode: by, value: amount, sale_price });
  }, TYPING_PAUSE_MS);
  return (
    <Group align="flex-start" grow>
      <TextInput
        label={text('products.bulk.amount')}
        description={text('products.bulk.amountHint')}
        inputMode="text"
        value={typed}
        data-autofocus
        error={typed.trim() !== '' && !SIGNED_DECIMAL.test(typed.trim()) && text('products.bulk.amountInvalid')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          report(event.currentTarget.value, mode, salePrices);
        }}
      />
      <NativeSelect
        label={text('products.bulk.unit')}
        value={mode}
        data={[
          { value: 'percent', label: text('products.bulk.percent') },
          { value: 'amount', label: text('products.bulk.euros') },
        ]}
        onChange={(event) => {
          const next = event.currentTarget.value as Mode;
          setMode(next);
          report(typed, next, salePrices);
        }}
      />
      <NativeSelect
        label={text('products.bulk.salePrices')}
        value={salePrices}
        data={[
          { value: 'same', label: text('products.bulk.saleSame') },
          { value: 'change', label: text('products.bulk.saleChange') },
          { value: 'remove', label: text('products.bulk.saleRemove') },
        ]}
        onChange={(event) => {
          const next = event.currentTarget.value as SalePrices;
          setSalePrices(next);
          report(typed, mode, next);
        }}
      />
    </Group>
  );
}
