import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { readChoice, readColour, readLength, readWidgets } from './read-fields.ts';
import type { StoredFields } from './widget.ts';

/** Spec section 5, "Column options". */
export const columnGaps = ['0.5rem', '1rem', '2rem', '3rem'] as const;
/** See {@link columnGaps}. */
export const verticalAligns = ['top', 'center', 'bottom'] as const;

/** Smallest and largest padding in rem. */
export const PADDING_BOUNDS = { min: 0, max: 6 } as const;

/** What all widgets of columns have in common (spec section 3). '' keeps the page's ground and no padding. */
export interface ColumnsLook<Ratio extends string> {
  columnRatio: Ratio;
  verticalAlign: (typeof verticalAligns)[number];
  gap: (typeof columnGaps)[number];
  backgroundColor: string;
  padding: string;
}

/** The look of new columns; without a ratio they are equal. */
export const columnsDefaults = {
  verticalAlign: 'top',
  gap: '2rem',
  backgroundColor: '',
  padding: '',
} as const satisfies Omit<ColumnsLook<string>, 'columnRatio'>;

/** Today's look from whatever is stored; `ratios` begins with the one of equal columns. */
export function readColumnsLook<Ratio extends string>(
  stored: StoredFields,
  ratios: readonly [Ratio, ...Ratio[]],
): ColumnsLook<Ratio> {
  return {
    columnRatio: readChoice(stored.columnRatio, ratios, ratios[0]),
    verticalAlign: readChoice(stored.verticalAlign, verticalAligns, columnsDefaults.verticalAlign),
    gap: readChoice(stored.gap, columnGaps, columnsDefaults.gap),
    backgroundColor: readColour(stored.backgroundColor),
    padding: readLength(stored.padding, PADDING_BOUNDS),
  };
}

/** The widgets of each named column. */
export function readColumns<Name extends string>(stored: StoredFields, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, readWidgets(stored[name])])) as Record<Name, WidgetRecord[]>;
}
