import type { Load } from './load.ts';
import { brandNames, productRow } from './shop-rows.ts';
import { colours, kinds, models, shapes, styles } from './shop-words.ts';

/** Number of URLs of a request whose data is read from the database. */
const FEW = 60;
/** Number of URLs of a request whose response the API may cache: more than its cache holds, so that each is computed. */
const MANY = 500;

const paths = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index));
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
const toSlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const encode = encodeURIComponent;

/** Search terms as visitors type them: a model and a style, a brand and a colour, Greeklish, the beginning of a name. */
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

/** Search terms that match half of the products, in so many spellings that no two searches are the same. */
function searchedBroadly(index: number): string {
  const first = ['γυαλια', 'gyalia', 'ΓΥΑΛΙΆ', 'gialia', 'σκελετος', 'skeletos', 'ΣΚΕΛΕΤΌΣ', 'glasses', 'frame'];
  const second = ['', ' ηλιου', ' iliou', ' light', ' ελαφρυς', ' φακοι', ' lenses', ' every'];
  return of(first, index) + of(second, Math.floor(index / first.length));
}

function filtered(index: number): string {
  const round = Math.floor(index / kinds.length);
  const colour = toSlug(of(colours, index).en);
  const sort = of(['price', 'name', 'discount'], index);
  const chosen = [
    `category=${of(kinds, index).slug}`,
    `price_max=${60 + round}`,
    `colour=${colour}&in_stock=1`,
    `shape=${toSlug(of(shapes, round).en)}&lens_width=46-54`,
  ];
  return `${chosen.slice(0, 1 + (index % chosen.length)).join('&')}&price_min=${index % 40}&sort=${sort}`;
}

/** The measured requests by name, in a shop with this number of products; `token` belongs to a member of staff. */
export function createLoads(products: number, token: string): Readonly<Record<string, Load>> {
  const shown = Array.from({ length: FEW * 2 }, (_, index) => (index * 7919) % products).filter(
    (index) => productRow(index).status === 'published',
  );
  const page = (index: number) => `limit=12&page=${(index % 8) + 1}`;
  return {
    list: { paths: paths(FEW, (index) => `products.php?facets=0&status=published&${page(index)}`) },
    'list + category counts': { paths: paths(FEW, (index) => `products.php?sort=price&${page(index)}`) },
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
