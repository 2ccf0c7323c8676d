import type { EditableProduct } from '@fakos/contracts/products/fields';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useCreateVariantMutation } from '@fakos/shared-kit/api/products/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useNavigate } from '@fakos/shared-kit/router';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../../../framework/states/failure-text.ts';
import { useToasts } from '../../../../framework/toasts.tsx';
import { getProductAddress } from '../../product-paths.ts';
import { useVariantsText } from '../../variants-text.ts';

const fields = [
  ['colour_el', 'colourEl', 80],
  ['colour_en', 'colourEn', 80],
  ['variant_size', 'size', 20],
  ['colour_hex', 'hex', 7],
  ['sku', 'sku', 64],
] as const;
type Field = (typeof fields)[number][0];

/** A copy of the product in another colour or size; opens its form. */
export function CreateVariant({ product }: { product: EditableProduct }) {
  const text = useVariantsText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const language = useLanguage();
  const failureText = useFailureText();
  const [create, { isLoading, error, reset }] = useCreateVariantMutation();
  const [values, setValues] = useState<Readonly<Record<Field, string>>>();

  const open = () =>
    setValues({
      ...{ colour_el: product.colour_el ?? '', colour_en: product.colour_en ?? '' },
      ...{ variant_size: product.variant_size ?? '', colour_hex: '', sku: '' },
    });
  const close = () => {
    setValues(undefined);
    reset();
  };

  async function createDraft(wanted: Readonly<Record<Field, string>>): Promise<void> {
    const { sku, ...look } = wanted;
    const { data } = await create({ id: product.id, ...look, ...(sku.trim() !== '' && { sku: sku.trim() }) });
    if (!data) return;
    toasts.showSuccess(text('created', { name: product[`name_${language}`] }));
    navigate(getProductAddress(data.data));
  }

  if (!values) {
    return (
      <Group>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
          {text('create')}
        </Button>
      </Group>
    );
  }
  const fieldErrors = (isApiFailure(error) && error.fields) || {};
  const ofWhole = fieldErrors.variant_group ?? (error && Object.keys(fieldErrors).length === 0 && failureText(error));
  return (
    <Stack component="fieldset" gap="sm" m={0}>
      <legend>{text('create')}</legend>
      <Text size="sm" c="dimmed">
        {text('createHint')}
      </Text>
      {ofWhole && (
        <Alert color="red" role="alert">
          {ofWhole}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {fields.map(([name, label, maxLength]) => (
          <TextInput
            key={name}
            label={text(label)}
            description={name === 'sku' ? text('skuHint') : undefined}
            maxLength={maxLength}
            autoComplete="off"
            value={values[name]}
            error={fieldErrors[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <Button loading={isLoading} onClick={() => void createDraft(values)}>
          {text('confirm')}
        </Button>
        <Button variant="subtle" onClick={close}>
          {text('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
