import type { EditableProduct } from '@fakos/contracts/products/fields';
import {
  useGetEditableProductQuery,
  useLazyGetEditableProductQuery,
  useUpdateProductMutation,
} from '@fakos/shared-kit/api/products/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo, useState } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { PRODUCTS, PRODUCTS_KEY } from '../product-paths.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductFields } from './product-form.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductImages } from './product-images.tsx';
import {
  localisedNames,
  type ProductValues,
  toFormField,
  toProductFields,
  toProductValues,
  validateProduct,
} from './product-values.ts';
import { noStockReason, StockReason, type StockReasonValues, toStockFields } from './stock-reason.tsx';
import { useProductLabels, useProductMessages, useProductValueText } from './use-product-form.ts';

const RESOURCE = 'products';

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
  const formatValue = useProductValueText();
  const fieldHistory = useFieldHistory(RESOURCE, id, localisedNames);
  const [stockReason, setStockReason] = useState<StockReasonValues>(noStockReason);
  const form = useRecordForm<ProductValues>({
    draftKey: `${PRODUCTS_KEY}:${id}`,
    loaded,
    validate: (values) => validateProduct(values, messages),
    save: async (changes, { version, values }) => {
      const fields = toProductFields(changes);
      const stock = toStockFields({ before: values, changes }, stockReason);
      const { data } = await update({ id, version: String(version), ...fields, ...stock }).unwrap();
      return data;
    },
    reload: async () => toRecord((await reload({ id }).unwrap()).data, language),
    onSaved: () => {
      setStockReason(noStockReason);
      toasts.showSuccess(text('products.saved', { name: product[`name_${language}`] }));
    },
    toField: toFormField,
  });
  return (
    <>
      <RecordFormPage
        form={form}
        fieldLabels={labels}
        formatValue={(field, value) => formatValue(field, value) ?? toDisplayText(value)}
        {...fieldHistory}
      >
        <ProductFields
          product={product}
          images={<ProductImages product={product} />}
          stockReason={<StockReason values={stockReason} onChange={setStockReason} />}
          history={<ProductHistory id={id} />}
        />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} formatValue={formatValue} />
    </>
  );
}

function toRecord(product: EditableProduct, language: 'el' | 'en'): LoadedRecord<ProductValues> {
  return { values: toProductValues(product, language), version: product.version };
}
