import { toEuros } from '@fakos/contracts/money';
import { listSuggestions } from '@fakos/contracts/search/contract';
import { readMainImage } from '../../database/json-columns.ts';
import { suggestCategories, suggestPosts, suggestProducts } from '../../domain/site-search/site-search.repo.ts';
import { endpoint } from '../endpoint.ts';

const nothing = { products: [], posts: [], categories: [] };

/** search.php: suggestions while the visitor types. */
export const searchEndpoints = [
  endpoint(listSuggestions, async ({ query, db, language }) => {
    const { q: search, limit } = query;
    if (search.trim() === '') return { data: nothing };
    const [products, posts, categories] = await Promise.all([
      suggestProducts(db, search, limit, language),
      suggestPosts(db, search, limit, language),
      suggestCategories(db, search, limit, language),
    ]);
    const data = {
      products: products.map(({ price_cents: price, sale_price_cents: salePrice, images, stock, ...product }) => ({
        ...product,
        price: toEuros(price),
        sale_price: salePrice === null ? null : toEuros(salePrice),
        image: readMainImage(images),
        in_stock: stock > 0,
      })),
      posts: posts.map(({ images, ...post }) => ({ ...post, image: readMainImage(images) })),
      categories,
    };
    return { data };
  }),
];
