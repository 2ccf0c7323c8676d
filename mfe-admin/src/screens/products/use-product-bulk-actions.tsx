import type { ProductChange, restoreProducts } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useListAdminBrandsQuery } from '@fakos/shared-kit/api/admin-brands/hooks';
import { useListAdminCategoriesQuery } from '@fakos/shared-kit/api/admin-categories/hooks';
import { useChangeProductsMutation, useRestoreProductsMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import type { BulkAction, BulkChange, BulkResult } from '../../framework/bulk/bulk-action.ts';
import type { ListFilter } from '../../framework/list/list-filters.tsx';
import type { ListAddress } from '../../framework/list/use-list-address.ts';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import { toDisplayText } from '../../framework/to-display-text.ts';
import { useText } from '../../text.ts';
import { PriceChangeFields } from './price-change-fields.tsx';
import { toProductFilter } from './product-filters.ts';

/** A result with the data to undo it. */
interface UndoableResult extends BulkResult {
  readonly undoRows: EndpointBody<typeof restoreProducts>['rows'];
}

/** Publishes, hides, archives and prices the selected products. All of it can be undone. */
export function useProductBulkActions(address: ListAddress, filters: readonly ListFilter[]): readonly BulkAction[] {
  const text = useText();
  const formatValue = useProductValueFormat();
  const [change] = useChangeProductsMutation();
  const [restore] = useRestoreProductsMutation();
  return useMemo(() => {
    const toTarget = (target: SelectionTarget) =>
      target === 'matching' ? { filter: toProductFilter(address, filters) } : { ids: [...target.ids] };

    const run = async (target: SelectionTarget, wanted: ProductChange, { preview }: { preview: boolean }) => {
      const { data } = await change({ target: toTarget(target), change: wanted, preview }).unwrap();
      // The fields have the values that the server stored, such as a VAT rate.
      const undoRows = data.done.map(({ id, version, undo }) => ({
        id,
        version,
        fields: undo,
      })) as UndoableResult['undoRows'];
      return { ...data, undoRows };
    };
    const undo = async (result: BulkResult) => {
      const { data } = await restore({ rows: (result as UndoableResult).undoRows, preview: false }).unwrap();
      return data;
    };
    const shared = { run, undo, formatValue };
    const actions: BulkChange<ProductChange>[] = [
      {
        ...shared,
        key: 'publish',
        label: text('bulk.publish'),
        initialChange: { kind: 'set_status', status: 'published' },
      },
      {
        ...shared,
        key: 'hide',
        label: text('bulk.hide'),
        initialChange: { kind: 'set_status', status: 'draft' },
      },
      { ...shared, key: 'price', label: text('products.bulk.price'), Fields: PriceChangeFields },
      {
        ...shared,
        key: 'archive',
        label: text('products.archive'),
        isDestructive: true,
        initialChange: { kind: 'set_status', status: 'archived' },
      },
    ];
    return actions as BulkAction[];
  }, [text, formatValue, change, restore, address, filters]);
}

/** Formats the values of a product's fields in a preview. */
function useProductValueFormat(): (field: string, value: unknown) => string {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const categories = useListAdminCategoriesQuery().data?.data;
  const brands = useListAdminBrandsQuery().data?.data;
  return useMemo(() => {
    const formats: Readonly<Record<string, (value: never) => string>> = {
      price: format.money,
      sale_price: format.money,
      stock: format.number,
      status: (status: 'published' | 'active' | 'draft' | 'archived') =>
        text(`products.${status === 'active' ? 'published' : status}`),
      category_id: (id: number) => categories?.find((row) => row.id === id)?.[`name_${language}`] ?? String(id),
      brand_id: (id: number) => brands?.find((row) => row.id === id)?.name ?? String(id),
    };
    return (field, value) => (value === null ? '—' : (formats[field]?.(value as never) ?? toDisplayText(value)));
  }, [text, format, language, categories, brands]);
}
