import { useCreateBrandMutation } from '@fakos/shared-kit/api/admin-brands/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { BRANDS, BRANDS_KEY } from '../brand-paths.ts';
import { BrandFields, createBrandValues, useBrandLabels, validateBrand } from './brand-form.tsx';

/** Form for a new brand. */
export function NewBrandPage() {
  const text = useText();
  const [create] = useCreateBrandMutation();
  return (
    <NewRecordPage
      title={text('brands.new')}
      list={{ listKey: BRANDS_KEY, path: BRANDS, label: text('menu.brands') }}
      createValues={createBrandValues}
      validate={(values) => validateBrand(values, text('form.required'))}
      create={async (values) => (await create(values).unwrap()).data}
      savedText={({ name }) => text('brands.saved', { name })}
      fieldLabels={useBrandLabels()}
    >
      <BrandFields />
    </NewRecordPage>
  );
}
