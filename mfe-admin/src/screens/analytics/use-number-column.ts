import { useFormat } from '@fakos/shared-kit/i18n';
import { useCallback } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';

/** Returns a function that makes a column of the numbers, or amounts in euros, that rows have under a name. */
export function useNumberColumn() {
  const format = useFormat();
  return useCallback(
    <Name extends string>(
      name: Name,
      header: string,
      kind: 'number' | 'money' = 'number',
    ): Column<Readonly<Record<Name, number>>> => ({
      key: name,
      header,
      align: 'end',
      cell: (row) => format[kind](row[name]),
    }),
    [format],
  );
}
