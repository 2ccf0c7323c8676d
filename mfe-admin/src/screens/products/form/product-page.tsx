import type { EditableProduct } from '@fakos/contracts/products/fields';
import {
  useArchiveProductMutation,
  useGetEditableProductQuery,
  useLazyGetEditableProductQuery,
  useUpdateProductMutation,
} from '@fakos/shared-kit/api/products/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { PRODUCTS, PRODUCTS_KEY } from '../product-paths.ts';
import { ProductFields } from './product-form.tsx';
import { ProductImages } from './product-images.tsx';
import { type ProductValues, toProductFields, toProductValues, validateProduct } from './product-values.ts';
import { useProductLabels, useProductMessages, useProductValueText } from './use-product-form.ts';

/** One product with all its fields. */
export function ProductPage() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useGetEditableProductQuery);
  return (
    <DetailPage
      detail={detail}
      title={(product) => (product ? product[`name_${language}`] : text('products.one'))}
      list={{ listKey: PRODUCTS_KEY, path: PRODUCTS, label: text('menu.products') }}
      actions={(product) => <ProductActions product={product} />}
    >
      {(product) => <ProductForm key={product.id} product={product} />}
    </DetailPage>
  );
}

function ProductForm({ product }: { product: EditableProduct }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const messages = useProductMessages();
  const labels = useProductLabels();
  const [update] = useUpdateProductMutation();
  const [reload] = useLazyGetEditableProductQuery();
  const loaded = useMemo(() => toRecord(product, language), [product, language]);
  const { id } = product;
  const form = useRecordForm<ProductValues>({
    draftKey: `${PRODUCTS_KEY}:${id}`,
    loaded,
    validate: (values) => validateProduct(values, messages),
    save: async (changes, { version }) => {
      const { data } = await update({ id, version: String(version), ...toProductFields(changes) }).unwrap();
      return data;
    },
    reload: async () => toRecord((await reload({ id }).unwrap()).data, language),
    onSaved: () => toasts.showSuccess(text('products.saved', { name: product[`name_${language}`] })),
  });
  return (
    <RecordFormPage form={form} fieldLabels={labels} formatValue={useProductValueText()}>
      <ProductFields images={<ProductImages product={product} />} />
    </RecordFormPage>
  );
}

function toRecord(product: EditableProduct, language: 'el' | 'en'): LoadedRecord<ProductValues> {
  return { values: toProductValues(product, language), version: product.version };
}

function ProductActions({ product }: { product: EditableProduct }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [archive, { isLoading }] = useArchiveProductMutation();
  const [restore] = useUpdateProductMutation();
  const { id, version, status } = product;
  const name = product[`name_${language}`];

  async function moveToTrash() {
    const { data, error } = await archive({ id, version });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('products.archivedDone', { name }), async () => {
      const undone = await restore({ id, version: data.data.version, status });
      if (undone.data) toasts.showSuccess(text('products.undone', { name }));
      else toasts.showError(failureText(undone.error));
    });
    navigate(PRODUCTS);
  }

  const isVisible = status === 'published' || status === 'active';
  return (
    <>
      {isVisible && (
        <Button
          component="a"
          href={paths.product(product.slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {text('products.viewInShop')}
        </Button>
      )}
      {status !== 'archived' && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={isLoading}
          onClick={() => void moveToTrash()}
        >
          {text('products.archive')}
        </Button>
      )}
    </>
  );
}
