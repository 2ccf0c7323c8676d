import type { AdminPostCategory } from '@fakos/contracts/post-categories/contract';
import {
  useDeletePostCategoryMutation,
  useLazyListAdminPostCategoriesQuery,
  useListAdminPostCategoriesQuery,
  useUpdatePostCategoryMutation,
} from '@fakos/shared-kit/api/admin-post-categories/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
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
import { getBlogAddress, POST_CATEGORIES, POST_CATEGORIES_KEY } from '../post-category-paths.ts';
import {
  localisedNames,
  PostCategoryFields,
  type PostCategoryValues,
  toPostCategoryValues,
  usePostCategoryLabels,
  validatePostCategory,
} from './post-category-form.tsx';

const RESOURCE = 'post-categories';

/** One post category with all its fields. */
export function PostCategoryPage() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(usePostCategoryQuery);
  return (
    <DetailPage
      detail={detail}
      title={(category) => category?.[`name_${language}`] ?? text('postCategories.one')}
      list={{ listKey: POST_CATEGORIES_KEY, path: POST_CATEGORIES, label: text('menu.postCategories') }}
      actions={(category) => <PostCategoryActions category={category} />}
    >
      {(category) => <PostCategoryForm key={category.id} category={category} />}
    </DetailPage>
  );
}

function usePostCategoryQuery({ id }: { id: number }, options: { skip: boolean }) {
  return toRecordQuery(useListAdminPostCategoriesQuery(undefined, options), id);
}

function PostCategoryForm({ category }: { category: AdminPostCategory }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const labels = usePostCategoryLabels();
  const [update] = useUpdatePostCategoryMutation();
  const [reload] = useLazyListAdminPostCategoriesQuery();
  const loaded = useMemo(() => toRecord(category), [category]);
  const { id } = category;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<PostCategoryValues>({
    draftKey: `${POST_CATEGORIES_KEY}:${id}`,
    loaded,
    validate: (values) => validatePostCategory(values, text('form.required')),
    save: async (changes, { version }) => (await update({ id, version: String(version), ...changes }).unwrap()).data,
    reload: async () => toRecord(findRecord((await reload().unwrap()).data, id)),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: category[`name_${language}`] })),
  });
  return (
    <>
      <RecordFormPage form={form} fieldLabels={labels} {...history}>
        <PostCategoryFields />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} />
    </>
  );
}

function toRecord(category: AdminPostCategory): LoadedRecord<PostCategoryValues> {
  return { values: toPostCategoryValues(category), version: category.version };
}

function PostCategoryActions({ category }: { category: AdminPostCategory }) {
  const text = useText();
  const language = useLanguage();
  const categories = useListAdminPostCategoriesQuery().data?.data ?? [];
  const [remove] = useDeletePostCategoryMutation();
  const { id, slug, post_count: posts } = category;
  return (
    <>
      <Button
        component="a"
        href={getBlogAddress(slug)}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternalLink size={16} aria-hidden />}
      >
        {text('posts.view')}
      </Button>
      <DeleteButton
        name={category[`name_${language}`]}
        contents={posts > 0 ? [text('postCategories.postCount', { count: posts })] : []}
        targets={categories
          .filter((other) => other.id !== id)
          .map((other) => ({ value: String(other.id), label: other[`name_${language}`] }))}
        remove={async (moveTo) =>
          (await remove({ id, ...(moveTo !== undefined && { move_to: moveTo }) }).unwrap()).message
        }
        listPath={POST_CATEGORIES}
      />
    </>
  );
}
