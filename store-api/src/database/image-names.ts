/** File name of the only picture of a thing. */
export function singleImageName(slug: string): string {
  return `${slug}.jpg`;
}

/** File names of the pictures of a thing that has several. */
export function imageNames(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${slug}-${index + 1}.jpg`);
}

/** File name of a category's picture; the ending keeps it apart from pictures of pages. */
export function categoryImageName(slug: string): string {
  return `category-${slug}.jpg`;
}
