import type { ImageSpec } from './image-spec.ts';

/** A row that describes its images for the drawing program. The functions below name the files that it writes. */
export type Drawn<Row> = {
  readonly [Key in keyof Row]: Key extends 'image' ? ImageSpec : Key extends 'images' ? readonly ImageSpec[] : Row[Key];
};

/** The file of an image by its name, or of a row that has one image by its slug. */
export function getImageFile(name: string): string {
  return `${name}.webp`;
}

/** The files of a row that has several images. */
export function listImageFiles(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => getImageFile(`${slug}-${index + 1}`));
}

/** The file of a category's image. Pages and categories share an address space, so the prefix keeps them apart. */
export function getCategoryImageFile(slug: string): string {
  return getImageFile(`category-${slug}`);
}
