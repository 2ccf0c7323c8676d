import { type EditableProduct, productTextLimits, variantLimits } from '@fakos/contracts/products/fields';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useCreateVariantMutation } from '@fakos/shared-kit/api/products/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useNavigate } from '@fakos/shared-kit/router';
import { Alert, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../../framework/states/failure-text.ts';
import { useToasts } from '../../../../framework/toasts.tsx';
import { getProductAddress } from '../../product-paths.ts';
import { useVariantsText } from '../../variants-text.ts';

const fields = [
  ['colour_el', 'colourEl', productTextLimits.attribute],
  ['colour_en', 'colourEn', productTextLimits.attribute],
  ['variant_size', 'size', variantLimits.size],
  ['colour_hex', 'hex', variantLimits.hex],
  ['sku', 'sku', productTextLimits.sku],
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
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({
    ...{ colour_el: '', colour_en: '', variant_size: '', colour_hex: '', sku: '' },
  });

  const open = () => {
    const { colour_el: colourEl, colour_en: colourEn, variant_size: size } = product;
    const look = { colour_el: colourEl ?? '', colour_en: colourEn ?? '', variant_size: size ?? '' };
    setValues({ ...look, colour_hex: '', sku: '' });
    reset();
    setOpen(true);
  };

  async function createDraft(): Promise<void> {
    const { sku, ...look } = values;
    const { data } = await create({ id: product.id, ...look, ...(sku.trim() !== '' && { sku: sku.trim() }) });
    if (!data) return;
    setOpen(false);
    toasts.showSuccess(text('created', { name: product[`name_${language}`] }));
    navigate(getProductAddress(data.data));
  }

  const fieldErrors = (isApiFailure(error) && error.fields) || {};
  const failure = fieldErrors.variant_group ?? (error && Object.keys(fieldErrors).length === 0 && failureText(error));
  return (
    <Group>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {text('create')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        size="lg"
        title={text('create')}
        message={text('createHint')}
        confirmLabel={text('confirm')}
        isPending={isLoading}
        onConfirm={() => void createDraft()}
        onCancel={() => setOpen(false)}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {fields.map(([name, label, maxLength], index) => (
            <TextInput
              key={name}
              label={text(label)}
              description={name === 'sku' ? text('skuHint') : undefined}
              maxLength={maxLength}
              autoComplete="off"
              data-autofocus={index === 0 || undefined}
              value={values[name]}
              error={fieldErrors[name]}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          ))}
        </SimpleGrid>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
      </ConfirmDialog>
    </Group>
  );
}
