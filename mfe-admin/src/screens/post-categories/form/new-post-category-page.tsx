import { useCreatePostCategoryMutation } from '@fakos/shared-kit/api/admin-post-categories/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { POST_CATEGORIES, POST_CATEGORIES_KEY } from '../post-category-paths.ts';
import {
  createPostCategoryValues,
  PostCategoryFields,
  usePostCategoryLabels,
  validatePostCategory,
} from './post-category-form.tsx';

/** Form for a new post category. */
export function NewPostCategoryPage() {
  const text = useText();
  const [create] = useCreatePostCategoryMutation();
  return (
    <NewRecordPage
      title={text('postCategories.new')}
      list={{ listKey: POST_CATEGORIES_KEY, path: POST_CATEGORIES, label: text('menu.postCategories') }}
      createValues={createPostCategoryValues}
      validate={(values) => validatePostCategory(values, text('form.required'))}
      create={async (values) => (await create(values).unwrap()).data}
      savedText={({ name_el: name }) => text('detail.saved', { name })}
      fieldLabels={usePostCategoryLabels()}
    >
      <PostCategoryFields />
    </NewRecordPage>
  );
}
