import { TextInput } from '@mantine/core';
import { NumberField } from '../../../../framework/form/fields.tsx';
import { useField } from '../../../../framework/form/form-context.ts';
import { useText } from '../../../../text.ts';
import { useOpticsText } from './optics-text.ts';
import { type StrengthValues, sumPieces } from './strength-values.ts';

/** The stock of a product; the sum of its strengths where it is counted by strength. */
export function StockField() {
  const text = useText();
  const opticsText = useOpticsText();
  const { id, error } = useField<string>('stock');
  const { value: strengths } = useField<readonly StrengthValues[] | null>('strengths');
  if (!strengths) return <NumberField name="stock" label={text('products.stock')} isRequired />;
  return (
    <TextInput
      id={id}
      label={text('products.stock')}
      description={opticsText('strengths.stockHint')}
      value={sumPieces(strengths) ?? ''}
      error={error}
      readOnly
    />
  );
}
