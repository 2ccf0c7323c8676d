import { foldWords } from '@fakos/contracts/search/greeklish';
import type { ProductRow } from '../../database/tables/catalogue.ts';
import type { PostRow } from '../../database/tables/content.ts';

// The database's triggers put each line of a search text into its index, so writers store only the text.

/** The searchable texts of a row, from the most important to the least important. */
interface Findable {
  readonly names: readonly string[];
  /** Names of its categories. */
  readonly labels: readonly string[];
  /** Description; may contain HTML. */
  readonly texts: readonly string[];
}

type Texts<Name extends string> = `${Name}_el` | `${Name}_en`;

/** The texts of a product and of its categories. */
export type FindableProduct = Pick<
  ProductRow,
  'sku' | Texts<'name' | 'short_description' | 'shape' | 'colour' | 'material'>
> & { readonly brand: string; readonly category_el: string; readonly category_en: string };

/** The value of `products.search_text`. */
export function productSearchText(product: FindableProduct): string {
  const { shape_el, shape_en, colour_el, colour_en, material_el, material_en } = product;
  const looks = [shape_el, shape_en, colour_el, colour_en, material_el, material_en].filter((look) => look !== null);
  return searchLines({
    names: [product.name_el, product.name_en],
    labels: [product.sku, product.brand, product.category_el, product.category_en, ...looks],
    texts: [product.short_description_el, product.short_description_en],
  });
}

/** The texts of a post. */
export type FindablePost = Pick<PostRow, Texts<'title' | 'excerpt' | 'content'> | 'author_name' | 'author_name_en'> &
  Readonly<Record<Texts<'tags'>, readonly string[]>>;

/** The value of `posts.search_text`. */
export function postSearchText(post: FindablePost): string {
  return searchLines({
    names: [post.title_el, post.title_en],
    labels: [...post.tags_el, ...post.tags_en, post.author_name, post.author_name_en],
    texts: [post.excerpt_el, post.excerpt_en, post.content_el, post.content_en],
  });
}

/** A line of words for each part; a word occurs only in the most important part. */
function searchLines({ names, labels, texts }: Findable): string {
  const seen = new Set<string>();
  const lines = [names, labels, texts.map(withoutTags)].map((part) => {
    const fresh = [...new Set(foldWords(part.join(' ')))].filter((word) => !seen.has(word));
    for (const word of fresh) seen.add(word);
    return fresh.join(' ');
  });
  return lines.join('\n');
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>|&#?\w+;/g, ' ');
}
