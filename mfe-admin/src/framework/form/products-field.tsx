import { useListAdminProductsQuery } from '@fakos/shared-kit/api/products/hooks';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { type RecordSource, RecordsField } from './records-field.tsx';

const TYPING_PAUSE_MS = 200;
const MIN_LENGTH = 2;
const MAX_MATCHES = 10;

const productSource: RecordSource = {
  useMatches: function useProductMatches(typed) {
    const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
    const isSearching = search.length >= MIN_LENGTH && typed.length >= MIN_LENGTH;
    const { data, error, isFetching } = useListAdminProductsQuery(
      { search, limit: MAX_MATCHES },
      { skip: !isSearching },
    );
    const rows = isSearching && !isFetching && search === typed ? (data?.data ?? []) : [];
    return {
      records: rows.map(({ id, name, sku }) => ({ id, label: name, detail: sku })),
      isPending: typed.length >= MIN_LENGTH && (isFetching || search !== typed),
      failure: isSearching ? error : undefined,
    };
  },
  useNames: function useProductNames(ids) {
    const { data, isFetching } = useListAdminProductsQuery(
      { ids: ids.join(','), limit: ids.length },
      { skip: ids.length === 0 },
    );
    const names = useMemo(() => new Map(data?.data.map(({ id, name }) => [id, name])), [data]);
    return { names, isPending: isFetching };
  },
};

interface ProductsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** Text that explains an empty selection. */
  readonly noneText: string;
  /** Maximum number of products. */
  readonly max: number;
}

/** Chooses products by name or SKU. The value is the list of their ids. */
export function ProductsField(props: ProductsFieldProps) {
  return <RecordsField {...props} source={productSource} />;
}
