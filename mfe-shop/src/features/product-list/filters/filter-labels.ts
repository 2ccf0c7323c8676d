import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import { type flagFilters, parseRange, type RangeFilter, type SlugFilter } from '../view/list-view.ts';
import { useFiltersText } from './filters-text.ts';

const listTitles = {
  category: 'list.category',
  brand: 'list.brand',
  price: 'list.price',
  on_sale: 'list.onSale',
  in_stock: 'list.inStock',
} as const;
const titles = {
  shape: 'titles.shape',
  colour: 'titles.colour',
  material: 'titles.material',
  frame_type: 'fields.frame_type',
  gender: 'fields.gender',
  age_group: 'fields.age_group',
  uv_category: 'fields.uv_category',
  lens_width: 'titles.lens_width',
  bridge_width: 'titles.bridge_width',
  temple_length: 'titles.temple_length',
  frame_width: 'titles.frame_width',
  polarised: 'titles.polarised',
} as const;
type Filter = SlugFilter | RangeFilter | (typeof flagFilters)[number];

/** Returns the titles of filters. */
export function useFilterTitle(): (filter: Filter) => string {
  const text = useText();
  const filtersText = useFiltersText();
  return (filter) => (isListTitle(filter) ? text(listTitles[filter]) : filtersText(titles[filter]));
}

function isListTitle(filter: Filter): filter is keyof typeof listTitles {
  return Object.hasOwn(listTitles, filter);
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
