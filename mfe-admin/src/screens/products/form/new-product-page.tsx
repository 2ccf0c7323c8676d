import { DEFAULT_VAT_RATE } from '@fakos/contracts/products/fields';
import { useCreateProductMutation } from '@fakos/shared-kit/api/products/hooks';
import { Link, Navigate } from '@fakos/shared-kit/router';
import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getProductAddress, PRODUCTS, PRODUCTS_KEY } from '../product-paths.ts';
import { ProductFields } from './product-form.tsx';
import {
  createProductValues,
  type ProductFields as ProductBody,
  type ProductValues,
  toProductFields,
  validateProduct,
} from './product-values.ts';
import { useProductLabels, useProductMessages } from './use-product-form.ts';

/** Form for a new product. Images are added once it is saved. */
export function NewProductPage() {
  const text = useText();
  const toasts = useToasts();
  const messages = useProductMessages();
  const labels = useProductLabels();
  const [create] = useCreateProductMutation();
  const [loaded] = useState(() => ({ values: createProductValues(DEFAULT_VAT_RATE), version: undefined }));
  useScreenTitle(text('products.new'));
  const [createdId, setCreatedId] = useState<number>();
  const form = useRecordForm<ProductValues>({
    draftKey: `${PRODUCTS_KEY}:new`,
    loaded,
    validate: (values) => validateProduct(values, messages),
    save: async (changes) => {
      const body = toProductFields({ ...loaded.values, ...changes }) as ProductBody;
      const { data } = await create(body).unwrap();
      setCreatedId(data.id);
      return data;
    },
    onSaved: ({ name_el = '' }) => toasts.showSuccess(text('products.saved', { name: name_el })),
  });
  if (createdId !== undefined && !form.isDirty) return <Navigate to={getProductAddress({ id: createdId })} replace />;
  return (
    <Stack>
      <Anchor component={Link} to={PRODUCTS} size="sm">
        {text('menu.products')}
      </Anchor>
      <RecordFormPage form={form} fieldLabels={labels}>
        <ProductFields />
      </RecordFormPage>
    </Stack>
  );
}
