import type { AdminBrand } from '@fakos/contracts/brands/contract';
import {
  useDeleteBrandMutation,
  useLazyListAdminBrandsQuery,
  useListAdminBrandsQuery,
  useUpdateBrandMutation,
} from '@fakos/shared-kit/api/admin-brands/hooks';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { findRecord, toRecordQuery } from '../../../framework/detail/listed-record.ts';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { DeleteButton } from '../../../framework/taxonomy/delete-button.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { BRANDS, BRANDS_KEY, getShopAddress } from '../brand-paths.ts';
import {
  BrandFields,
  type BrandValues,
  localisedNames,
  toBrandValues,
  useBrandLabels,
  validateBrand,
} from './brand-form.tsx';

const RESOURCE = 'brands';

/** One brand with all its fields. */
export function BrandPage() {
  const text = useText();
  const detail = useDetailPage(useBrandQuery);
  return (
    <DetailPage
      detail={detail}
      title={(brand) => brand?.name ?? text('brands.one')}
      list={{ listKey: BRANDS_KEY, path: BRANDS, label: text('menu.brands') }}
      actions={(brand) => <BrandActions brand={brand} />}
    >
      {(brand) => <BrandForm key={brand.id} brand={brand} />}
    </DetailPage>
  );
}

function useBrandQuery({ id }: { id: number }, options: { skip: boolean }) {
  return toRecordQuery(useListAdminBrandsQuery(undefined, options), id);
}

function BrandForm({ brand }: { brand: AdminBrand }) {
  const text = useText();
  const toasts = useToasts();
  const labels = useBrandLabels();
  const [update] = useUpdateBrandMutation();
  const [reload] = useLazyListAdminBrandsQuery();
  const loaded = useMemo(() => toRecord(brand), [brand]);
  const { id } = brand;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<BrandValues>({
    draftKey: `${BRANDS_KEY}:${id}`,
    loaded,
    validate: (values) => validateBrand(values, text('form.required')),
    save: async (changes, { version }) => {
      const { data } = await update({ id, version: String(version), ...changes }).unwrap();
      return data;
    },
    reload: async () => toRecord(findRecord((await reload().unwrap()).data, id)),
    onSaved: ({ name = brand.name }) => toasts.showSuccess(text('brands.saved', { name })),
  });
  return (
    <>
      <RecordFormPage form={form} fieldLabels={labels} {...history}>
        <BrandFields />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} />
    </>
  );
}

function toRecord(brand: AdminBrand): LoadedRecord<BrandValues> {
  return { values: toBrandValues(brand), version: brand.version };
}

function BrandActions({ brand }: { brand: AdminBrand }) {
  const text = useText();
  const brands = useListAdminBrandsQuery().data?.data ?? [];
  const [remove] = useDeleteBrandMutation();
  const { id, name, slug, product_count: products } = brand;
  return (
    <>
      <Button
        component="a"
        href={getShopAddress(slug)}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternalLink size={16} aria-hidden />}
      >
        {text('products.viewInShop')}
      </Button>
      <DeleteButton
        name={name}
        contents={products > 0 ? [text('taxonomy.productCount', { count: products })] : []}
        targets={brands
          .filter((other) => other.id !== id)
          .map((other) => ({ value: String(other.id), label: other.name }))}
        remove={async (moveTo) =>
          (await remove({ id, ...(moveTo !== undefined && { move_to: moveTo }) }).unwrap()).message
        }
        listPath={BRANDS}
      />
    </>
  );
}
