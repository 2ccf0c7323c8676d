import type { Load } from './load.ts';
import { brandNames, productRow } from './shop-rows.ts';
import { colours, kinds, models, shapes, styles } from './shop-words.ts';

/** Different addresses of a call that is answered from what the store says. */
const FEW = 60;
/** Different addresses of a call that the API may remember: far more than it does, so that each is worked out. */
const MANY = 500;

const paths = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index));
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const encode = encodeURIComponent;

/** What people type: a model and more, a maker and a colour, Greeklish, a beginning. */
function searched(index: number): string {
  const model = of(models, index);
  const round = Math.floor(index / 4);
  return of(
    [
      `${model.el} ${of(styles, round).el}`,
      `${of(brandNames, round)} ${of(colours, index).el}`,
      `gyalia ${model.en} ${round}`,
      `${model.en.slice(0, 4)} ${round % 100}`,
    ],
    index,
  );
}

/** Words that half of the shop has, spelt in so many ways that no two searches are the same. */
function searchedBroadly(index: number): string {
  const first = ['γυαλια', 'gyalia', 'ΓΥΑΛΙΆ', 'gialia', 'σκελετος', 'skeletos', 'ΣΚΕΛΕΤΌΣ', 'glasses', 'frame'];
  const second = ['', ' ηλιου', ' iliou', ' light', ' ελαφρυς', ' φακοι', ' lenses', ' every'];
  return of(first, index) + of(second, Math.floor(index / first.length));
}

function filtered(index: number): string {
  const round = Math.floor(index / kinds.length);
  const colour = slugOf(of(colours, index).en);
  const sort = of(['price', 'name', 'discount'], index);
  const chosen = [
    `category=${of(kinds, index).slug}`,
    `price_max=${60 + round}`,
    `colour=${colour}&in_stock=1`,
    `shape=${slugOf(of(shapes, round).en)}&lens_width=46-54`,
  ];
  return `${chosen.slice(0, 1 + (index % chosen.length)).join('&')}&price_min=${index % 40}&sort=${sort}`;
}

/** The calls that are measured, by name, in a shop of so many products; `token` is a member of staff's. */
export function callsOf(products: number, token: string): Readonly<Record<string, Load>> {
  const shown = Array.from({ length: FEW * 2 }, (_, index) => (index * 7919) % products).filter(
    (index) => productRow(index).status === 'published',
  );
  const page = (index: number) => `limit=12&page=${(index % 8) + 1}`;
  return {
    list: { paths: paths(FEW, (index) => `products.php?facets=0&status=published&${page(index)}`) },
    'list + shelf counts': { paths: paths(FEW, (index) => `products.php?sort=price&${page(index)}`) },
    'filter + all facets': { paths: paths(MANY, (index) => `products.php?facets=1&limit=12&${filtered(index)}`) },
    search: { paths: paths(MANY, (index) => `products.php?facets=0&limit=12&search=${encode(searched(index))}`) },
    'broad search + facets': {
      paths: paths(72, (index) => `products.php?facets=1&limit=12&search=${encode(searchedBroadly(index))}`),
    },
    'mistyped search': {
      paths: paths(MANY, (index) => {
        const { el } = of(models, index);
        return `products.php?facets=0&limit=12&search=${encode(`${el.slice(0, -2)}ββ ${Math.floor(index / models.length)}`)}`;
      }),
    },
    detail: { paths: shown.map((index) => `products.php?slug=product-${index + 1}`) },
    suggestions: { paths: paths(MANY, (index) => `search.php?q=${encode(searched(index))}`) },
    'posts list': { paths: paths(FEW, (index) => `posts.php?${page(index)}`) },
    'posts search': { paths: paths(FEW, (index) => `posts.php?limit=12&search=${encode(of(models, index).el)}`) },
    'staff: orders': {
      paths: paths(FEW, (index) => `admin-orders.php?${page(index)}`),
      headers: { authorization: `Bearer ${token}` },
    },
  };
}
