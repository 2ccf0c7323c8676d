import { DEFAULT_VAT_RATE } from '@fakos/contracts/products/fields';
import { useGetAdminSettingsQuery } from '@fakos/shared-kit/api/admin-settings/hooks';
import { useCreateProductMutation } from '@fakos/shared-kit/api/products/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { PRODUCTS, PRODUCTS_KEY } from '../product-paths.ts';
import { ProductFields } from './product-form.tsx';
import { createProductValues, toNewProduct, validateProduct } from './product-values.ts';
import { useProductLabels, useProductMessages } from './use-product-form.ts';

/** Form for a new product. Images are added once it is saved. */
export function NewProductPage() {
  const { data, error } = useGetAdminSettingsQuery({ group: 'products' });
  if (!data && !error) return <PageSkeleton />;
  const rate = data?.data.settings.vat_rate_default;
  return <NewProductForm vatRate={rate?.kind === 'plain' ? Number(rate.value) : DEFAULT_VAT_RATE} />;
}

function NewProductForm({ vatRate }: { vatRate: number }) {
  const text = useText();
  const messages = useProductMessages();
  const [create] = useCreateProductMutation();
  return (
    <NewRecordPage
      title={text('products.new')}
      list={{ listKey: PRODUCTS_KEY, path: PRODUCTS, label: text('menu.products') }}
      createValues={() => createProductValues(vatRate)}
      validate={(values) => validateProduct(values, messages)}
      create={async (values) => (await create(toNewProduct(values)).unwrap()).data}
      savedText={({ name_el: name }) => text('products.saved', { name })}
      fieldLabels={useProductLabels()}
    >
      <ProductFields />
    </NewRecordPage>
  );
}
