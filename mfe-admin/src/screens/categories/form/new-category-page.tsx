import type { createCategory } from '@fakos/contracts/categories/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useCreateCategoryMutation } from '@fakos/shared-kit/api/admin-categories/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { CATEGORIES, CATEGORIES_KEY } from '../category-paths.ts';
import { CategoryFields, useCategoryLabels } from './category-form.tsx';
import { createCategoryValues, toCategoryFields, validateCategory } from './category-values.ts';

/** Form for a new category, which becomes the last one. */
export function NewCategoryPage() {
  const text = useText();
  const [create] = useCreateCategoryMutation();
  return (
    <NewRecordPage
      title={text('categories.new')}
      list={{ listKey: CATEGORIES_KEY, path: CATEGORIES, label: text('menu.categories') }}
      createValues={createCategoryValues}
      validate={(values) => validateCategory(values, text('form.required'))}
      create={async (values) =>
        (await create(toCategoryFields(values) as EndpointBody<typeof createCategory>).unwrap()).data
      }
      savedText={({ name_el: name }) => text('categories.saved', { name })}
      fieldLabels={useCategoryLabels()}
    >
      <CategoryFields />
    </NewRecordPage>
  );
}
