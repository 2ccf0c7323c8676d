import { isSafeUrl } from './allow-list.ts';

// Stored values that may reach an attribute of a page. People and older versions wrote them, so anything is possible.

const COLORS = [
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^(?:rgb|hsl)a?\([\d\s.,%/]{5,40}\)$/i,
  /^[a-z]{3,20}$/i,
];
const OPENS_IN_BROWSER = /^(?:https?:|mailto:|tel:|#|\/)/i;
const IMAGE_FILE = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .-]{0,150}\.(?:jpe?g|png|webp|avif|gif)$/iu;

/** A string, or '' for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A CSS colour, or '' for anything else: nothing else may reach a style attribute. */
export function readColor(value: unknown): string {
  const color = readText(value).trim();
  return COLORS.some((form) => form.test(color)) ? color : '';
}

/** An http(s), mailto or tel address, or one inside the site; '' for anything else. */
export function readUrl(value: unknown): string {
  const url = readText(value).trim();
  return OPENS_IN_BROWSER.test(url) && isSafeUrl(url) ? url : '';
}

/** True for the name of an uploaded image, which the image endpoint serves in every width. */
export function isImageFile(source: string): boolean {
  return IMAGE_FILE.test(source);
}

/** The name of an uploaded image, an http(s) address or one inside the site; '' for anything else. */
export function readImageSource(value: unknown): string {
  const source = readText(value).trim();
  if (isImageFile(source)) return source;
  const url = readUrl(source);
  return /^(?:https?:|\/)/i.test(url) ? url : '';
}
