import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import { type flagFilters, parseRange, type RangeFilter, type SlugFilter } from '../view/list-view.ts';

const titles = {
  category: 'list.category',
  brand: 'list.brand',
  price: 'list.price',
  shape: 'list.shape',
  colour: 'list.colour',
  material: 'list.material',
  lens_width: 'list.lens',
  bridge_width: 'list.bridge',
  temple_length: 'list.temple',
  on_sale: 'list.onSale',
  in_stock: 'list.inStock',
} as const satisfies Record<SlugFilter | RangeFilter | (typeof flagFilters)[number], string>;

/** Returns the titles of filters. */
export function useFilterTitle(): (filter: keyof typeof titles) => string {
  const text = useText();
  return (filter) => text(titles[filter]);
}

/** Formats a range, such as `48–52 mm` or `από 50,00 €`. */
export function useRangeLabel(): (filter: RangeFilter, range: string) => string {
  const text = useText();
  const { money } = useFormat();
  return (filter, range) => {
    const unit = (end: string | number) =>
      filter === 'price' ? String(end) : text('list.millimetres', { value: end });
    const end = (value: number) => (filter === 'price' ? money(value) : value);
    const [from, to] = parseRange(range);
    if (from === undefined) return text('list.upTo', { value: unit(end(to ?? 0)) });
    if (to === undefined) return text('list.startingAt', { value: unit(end(from)) });
    return unit(from === to ? end(from) : `${end(from)}–${end(to)}`);
  };
}
