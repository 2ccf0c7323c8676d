import type { MediaImage } from '@fakos/contracts/media/contract';

/** Names of the localised fields, without the language. */
export const localisedNames: readonly string[] = ['alt', 'title'];

/** Values of an image's form. */
export type ImageValues = Pick<MediaImage, 'alt_el' | 'alt_en' | 'title_el' | 'title_en' | 'focal_x' | 'focal_y'>;

/** The form's values for an image. */
export function toImageValues({ alt_el, alt_en, title_el, title_en, focal_x, focal_y }: MediaImage): ImageValues {
  return { alt_el, alt_en, title_el, title_en, focal_x, focal_y };
}
