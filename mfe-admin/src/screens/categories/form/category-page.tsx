import type { AdminCategory } from '@fakos/contracts/categories/contract';
import {
  useDeleteCategoryMutation,
  useLazyListAdminCategoriesQuery,
  useListAdminCategoriesQuery,
  useUpdateCategoryMutation,
} from '@fakos/shared-kit/api/admin-categories/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
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
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { CATEGORIES, CATEGORIES_KEY } from '../category-paths.ts';
import { listPossibleParents } from '../category-tree.ts';
import { CategoryFields, useCategoryLabels, useCategoryValueText } from './category-form.tsx';
import {
  type CategoryValues,
  localisedNames,
  toCategoryFields,
  toCategoryValues,
  validateCategory,
} from './category-values.ts';

const RESOURCE = 'categories';

/** One category with all its fields. */
export function CategoryPage() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useCategoryQuery);
  return (
    <DetailPage
      detail={detail}
      title={(category) => (category ? category[`name_${language}`] : text('categories.one'))}
      list={{ listKey: CATEGORIES_KEY, path: CATEGORIES, label: text('menu.categories') }}
      actions={(category) => <CategoryActions category={category} />}
    >
      {(category) => <CategoryForm key={category.id} category={category} />}
    </DetailPage>
  );
}

function useCategoryQuery({ id }: { id: number }, options: { skip: boolean }) {
  return toRecordQuery(useListAdminCategoriesQuery(undefined, options), id);
}

function CategoryForm({ category }: { category: AdminCategory }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const labels = useCategoryLabels();
  const formatKnown = useCategoryValueText();
  const [update] = useUpdateCategoryMutation();
  const [reload] = useLazyListAdminCategoriesQuery();
  const loaded = useMemo(() => toRecord(category), [category]);
  const { id } = category;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<CategoryValues>({
    draftKey: `${CATEGORIES_KEY}:${id}`,
    loaded,
    validate: (values) => validateCategory(values, text('form.required')),
    save: async (changes, { version }) => {
      const { data } = await update({ id, version: String(version), ...toCategoryFields(changes) }).unwrap();
      return data;
    },
    reload: async () => toRecord(findRecord((await reload().unwrap()).data, id)),
    onSaved: () => toasts.showSuccess(text('categories.saved', { name: category[`name_${language}`] })),
  });
  return (
    <>
      <RecordFormPage
        form={form}
        fieldLabels={labels}
        formatValue={(field, value) => formatKnown(field, value) ?? toDisplayText(value)}
        {...history}
      >
        <CategoryFields id={id} />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} formatValue={formatKnown} />
    </>
  );
}

function toRecord(category: AdminCategory): LoadedRecord<CategoryValues> {
  return { values: toCategoryValues(category), version: category.version };
}

function CategoryActions({ category }: { category: AdminCategory }) {
  const text = useText();
  const language = useLanguage();
  const categories = useListAdminCategoriesQuery().data?.data ?? [];
  const [remove] = useDeleteCategoryMutation();
  const { id, slug, product_count: products, child_count: children } = category;
  return (
    <>
      <Button
        component="a"
        href={paths.category(slug)}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternalLink size={16} aria-hidden />}
      >
        {text('products.viewInShop')}
      </Button>
      <DeleteButton
        name={category[`name_${language}`]}
        contents={[
          ...(products > 0 ? [text('taxonomy.productCount', { count: products })] : []),
          ...(children > 0 ? [text('taxonomy.childCount', { count: children })] : []),
        ]}
        targets={listPossibleParents(categories, id).map((target) => ({
          value: String(target.id),
          label: target[`name_${language}`],
        }))}
        remove={async (moveTo) =>
          (await remove({ id, ...(moveTo !== undefined && { move_to: moveTo }) }).unwrap()).message
        }
        listPath={CATEGORIES}
      />
    </>
  );
}
