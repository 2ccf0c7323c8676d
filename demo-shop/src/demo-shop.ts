import { fileURLToPath } from 'node:url';
import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { gallery } from './gallery.ts';
import { getCategoryImageFile, getImageFile, listImageFiles } from './image-files.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages/pages.ts';
import { postCategories } from './posts/post-categories.ts';
import { posts } from './posts/posts.ts';
import { products } from './products/products.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import type { ShopData } from './shop-data.ts';

/** The rows of the demo shop. */
export const demoShop: ShopData = {
  categories: categories.map((category) => ({ ...category, image: getCategoryImageFile(category.slug) })),
  brands,
  products: products.map((product) => ({ ...product, images: listImageFiles(product.slug, product.images.length) })),
  postCategories,
  posts: posts.map((post) => ({ ...post, images: listImageFiles(post.slug, post.images.length) })),
  services: services.map((service) => ({ ...service, image: getImageFile(service.slug) })),
  pages,
  gallery: gallery.map(({ name, ...row }) => ({ ...row, image: getImageFile(name) })),
  settings,
  navigation,
  lenses: defaultLensCatalogue,
};

/** The folder of the demo shop's images, with a folder for each kind of row as {@link ShopData} says. */
export const demoShopImages = fileURLToPath(new URL('../images', import.meta.url));
