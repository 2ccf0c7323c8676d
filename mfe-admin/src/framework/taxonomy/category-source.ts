import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import { useListAdminCategoriesQuery } from '@fakos/shared-kit/api/admin-categories/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import type { ChoosableRecord, RecordSource } from '../form/records-field.tsx';

/** All product categories, subcategories with the names above them. Without a search it offers all. */
export const categorySource: RecordSource = {
  useMatches: function useCategoryMatches(typed) {
    const { categories, isPending, failure } = useNamedCategories();
    const records = typed ? categories.filter(({ label }) => rankMatch(label, typed) > matchRanks.none) : categories;
    return { records, isPending, failure };
  },
  useNames: function useCategoryNames() {
    const { categories, isPending } = useNamedCategories();
    const names = useMemo(() => new Map(categories.map(({ id, label }) => [id, label])), [categories]);
    return { names, isPending };
  },
};

function useNamedCategories() {
  const language = useLanguage();
  const { data, error, isFetching } = useListAdminCategoriesQuery();
  const categories = useMemo(() => {
    const rows = new Map(data?.data.map((row) => [row.id, row]));
    const getLabel = (id: number): string => {
      const row = rows.get(id);
      if (!row) return '';
      const above = row.parent_id === null ? '' : getLabel(row.parent_id);
      return [above, row[`name_${language}`]].filter(Boolean).join(' › ');
    };
    return [...rows.keys()].map((id): ChoosableRecord => ({ id, label: getLabel(id) }));
  }, [data, language]);
  return { categories, isPending: isFetching, failure: error };
}
