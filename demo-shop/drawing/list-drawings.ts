import { categories } from '../src/categories.ts';
import { gallery } from '../src/gallery.ts';
import { getCategoryImageFile, getImageFile, listImageFiles } from '../src/image-files.ts';
import type { ImageSpec } from '../src/image-spec.ts';
import { pageImages } from '../src/page-images.ts';
import { posts } from '../src/posts/posts.ts';
import { products } from '../src/products/products.ts';
import { services } from '../src/services.ts';

/** An image of the demo shop and what it shows. */
export interface Drawing {
  /** Relative to the folder of the demo shop's images. */
  readonly file: string;
  readonly spec: ImageSpec;
  /** In pixels. */
  readonly width: number;
}

const PRODUCT_WIDTH = 1200;
const WIDTH = 1600;

/** All images of the demo shop. */
export function listDrawings(): Drawing[] {
  return [
    ...products.flatMap(({ slug, images }) => drawSeveral('products', listImageFiles(slug, images.length), images)),
    ...posts.flatMap(({ slug, images }) => drawSeveral('posts', listImageFiles(slug, images.length), images)),
    ...categories.map(({ slug, image }) => drawOne('categories', getCategoryImageFile(slug), image)),
    ...services.map(({ slug, image }) => drawOne('services', getImageFile(slug), image)),
    ...gallery.map(({ name, image }) => drawOne('gallery', getImageFile(name), image)),
    ...Object.entries(pageImages).map(([name, image]) => drawOne('pages', getImageFile(name), image)),
  ];
}

function drawOne(folder: string, file: string, spec: ImageSpec): Drawing {
  return { file: `${folder}/${file}`, spec, width: folder === 'products' ? PRODUCT_WIDTH : WIDTH };
}

function drawSeveral(folder: string, files: readonly string[], specs: readonly ImageSpec[]): Drawing[] {
  return specs.map((spec, index) => drawOne(folder, files[index] ?? '', spec));
}
