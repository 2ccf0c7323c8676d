import type { AdminProduct } from '@fakos/contracts/products/contract';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useText } from '../../../text.ts';
import { getChanges, toFormValues } from './product-values.ts';
import { useProductValidation } from './use-product-validation.ts';
import { useSaveProduct } from './use-save-product.ts';

interface ProductFormProps {
  product: AdminProduct;
  onClose: () => void;
  onReload: () => void;
}

/** Form for a product's price, sale price, stock, status and featured flag. */
export function ProductForm({ product, onClose, onReload }: ProductFormProps) {
  const text = useText();
  const kitText = useKitText();
  const language = useLanguage();
  const [isUnchanged, setIsUnchanged] = useState(false);
  const { save, isSaving, failureMessage, isStale, fields } = useSaveProduct(product);
  const form = useForm({
    initialValues: toFormValues(product, language),
    validate: useProductValidation(),
    onValuesChange: () => setIsUnchanged(false),
  });

  const submit = form.onSubmit(async (values) => {
    const changes = getChanges(product, values);
    if (Object.keys(changes).length === 0) return setIsUnchanged(true);
    if (await save(changes)) onClose();
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failureMessage && <SaveFailure message={failureMessage} onReload={isStale ? onReload : undefined} />}
        <TextInput
          label={text('products.price')}
          description={text('products.priceHint')}
          inputMode="decimal"
          data-autofocus
          {...form.getInputProps('price')}
          error={form.errors.price ?? fields?.price}
        />
        <TextInput
          label={text('products.salePrice')}
          description={text('products.salePriceHint')}
          inputMode="decimal"
          {...form.getInputProps('salePrice')}
          error={form.errors.salePrice ?? fields?.sale_price}
        />
        <TextInput
          label={text('products.stock')}
          inputMode="numeric"
          {...form.getInputProps('stock')}
          error={form.errors.stock ?? fields?.stock}
        />
        <NativeSelect
          label={text('products.status')}
          data={[
            { value: 'published', label: text('products.published') },
            { value: 'draft', label: text('products.draft') },
          ]}
          {...form.getInputProps('status')}
        />
        <Switch label={text('products.featured')} {...form.getInputProps('featured', { type: 'checkbox' })} />
        <Text size="sm" c="dimmed" role="status">
          {isUnchanged ? text('products.noChanges') : ''}
        </Text>
        <Group>
          <Button type="submit" loading={isSaving}>
            {kitText('actions.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {kitText('actions.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** `onReload` is set when another user changed the product in the meantime. */
function SaveFailure({ message, onReload }: { message: string; onReload: (() => void) | undefined }) {
  const text = useText();
  return (
    <Alert role="alert" color="red" title={onReload ? text('products.stale') : message}>
      {onReload && <Text size="sm">{message}</Text>}
      {onReload && (
        <Button mt="sm" size="xs" variant="default" onClick={onReload}>
          {text('products.reload')}
        </Button>
      )}
    </Alert>
  );
}
