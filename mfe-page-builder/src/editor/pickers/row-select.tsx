import type { RowField } from '@fakos/contracts/widgets/widget';
import { useListBrandsQuery } from '@fakos/shared-kit/api/brands/hooks';
import { useListCategoriesQuery } from '@fakos/shared-kit/api/categories/hooks';
import { useListPostCategoriesQuery } from '@fakos/shared-kit/api/post-categories/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';

interface RowSelectProps {
  readonly label: string;
  readonly resource: RowField['resource'];
  /** Id of the row, 0 for none. */
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** A brand or category; without one, all are meant. */
export function RowSelect({ label, resource, value, onChange }: RowSelectProps) {
  const text = useEditorText();
  const kitText = useKitText();
  const { data, isError, isFetching, refetch } = useRows(resource);
  const rows = data?.data ?? [];
  // A stored row that is not in the list stays chosen: it may be hidden only for now.
  const isMissing = value !== 0 && !rows.some(({ id }) => id === value);
  return (
    <Stack gap={6}>
      <NativeSelect
        label={label}
        value={String(value)}
        data={[
          { value: '0', label: text('pickers.row.all') },
          ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(isMissing ? [{ value: String(value), label: text('pickers.row.unknown', { id: value }) }] : []),
        ]}
        description={isFetching && !data && text('pickers.row.loading')}
        error={isError && text('pickers.row.failed')}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {isError && (
        <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
          {kitText('actions.retry')}
        </Button>
      )}
    </Stack>
  );
}

function useRows(resource: RowField['resource']) {
  const brands = useListBrandsQuery(undefined, { skip: resource !== 'brands' });
  const categories = useListCategoriesQuery(undefined, { skip: resource !== 'categories' });
  const postCategories = useListPostCategoriesQuery(undefined, { skip: resource !== 'post-categories' });
  return { brands, categories, 'post-categories': postCategories }[resource];
}
