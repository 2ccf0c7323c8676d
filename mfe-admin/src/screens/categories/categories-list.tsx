import type { AdminCategory } from '@fakos/contracts/categories/contract';
import {
  useListAdminCategoriesQuery,
  useReorderCategoriesMutation,
} from '@fakos/shared-kit/api/admin-categories/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { ListPage } from '../../framework/list/list-page.tsx';
import { useListAddress } from '../../framework/list/use-list-address.ts';
import { useSavedOrder } from '../../framework/list/use-saved-order.ts';
import { useWholeList } from '../../framework/list/use-whole-list.ts';
import { useText } from '../../text.ts';
import { CATEGORIES_KEY, getCategoryAddress, NEW_CATEGORY } from './category-paths.ts';
import { type TreeCategory, toTree } from './category-tree.ts';
import { useCategoryColumns } from './use-category-columns.tsx';

const TOP_LEVEL = 0;
const FILTERS: readonly string[] = [];
const none: readonly AdminCategory[] = [];
const getId = ({ id }: TreeCategory) => id;
const listTexts = ({ name_el, name_en, slug }: TreeCategory) => [name_el, name_en, slug];

/** All categories as a tree, in the shop's order. */
export function CategoriesList() {
  const text = useText();
  const language = useLanguage();
  const address = useListAddress(FILTERS);
  const query = useListAdminCategoriesQuery();
  const isTree = address.search === '';
  const [reorder] = useReorderCategoriesMutation();
  const order = useSavedOrder<TreeCategory>({
    rows: query.data?.data ?? none,
    save: (ids) => reorder({ ids }),
    group: ({ parent_id: parent }) => parent ?? TOP_LEVEL,
  });
  const getName = useCallback((category: TreeCategory) => category[`name_${language}`], [language]);
  return (
    <ListPage
      listKey={CATEGORIES_KEY}
      title={text('menu.categories')}
      address={address}
      query={useWholeList(query, toTree, address.search, listTexts)}
      columns={useCategoryColumns(isTree)}
      rowId={getId}
      rowLabel={getName}
      rowAddress={getCategoryAddress}
      rowOrder={isTree ? order : undefined}
      searchLabel={text('categories.search')}
      emptyText={text('categories.empty')}
      emptyAction={<NewCategoryButton />}
      actions={<NewCategoryButton />}
    />
  );
}

function NewCategoryButton() {
  const text = useText();
  return (
    <Button component={Link} to={NEW_CATEGORY} leftSection={<IconPlus size={16} aria-hidden />}>
      {text('categories.new')}
    </Button>
  );
}
