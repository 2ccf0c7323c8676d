import { z } from 'zod';
import { numeric } from '../../endpoint.ts';
import { isEmbedSource, isSafeUrl } from '../../html/allow-list.ts';
import { multilineText, singleLineText } from '../../plain-text.ts';
import { isColour, MAX_HTML, MAX_LINE, MAX_TEXT } from '../fields.ts';

// An issue message that starts with `rules.` is the key of one of the API's texts.

const MAX_URL = 2048;
const MAX_EMAIL = 254;

/** Text on one line. */
export const line = singleLineText(MAX_LINE);
/** Text with line breaks. */
export const lines = multilineText(MAX_TEXT);
/** HTML, sanitised on write. */
export const html = z.string().max(MAX_HTML);

const ON = new Set<unknown>([true, 'true', '1', 1]);
const OFF = new Set<unknown>([false, 'false', '0', 0]);

/** A flag, stored as 'true' or 'false' (spec section 3); booleans, 1, 0, '1' and '0' are accepted too. */
export const flag = z.preprocess(
  (value) => (ON.has(value) ? 'true' : OFF.has(value) ? 'false' : value),
  z.enum(['true', 'false']),
);

/** A flag inside a list item, stored as a boolean. */
export const itemFlag = z.preprocess((value) => (ON.has(value) ? true : OFF.has(value) ? false : value), z.boolean());

/** A CSS colour; '' for the theme's. */
export const colour = z.string().trim().refine(isColour, { error: 'rules.colour' });

const address = z.string().trim().max(MAX_URL);
const hasNoSpaces = (url: string) => !/[\s\p{Cc}]/u.test(url);

/** URL of a link, inside the site or outside; '' for none. */
export const link = address.refine((url) => url === '' || (hasNoSpaces(url) && isSafeUrl(url)), {
  error: 'rules.link',
});

/** http(s) URL of another site; '' for none. */
export const webAddress = address.refine((url) => url === '' || (hasNoSpaces(url) && isWebAddress(url)), {
  error: 'rules.webAddress',
});

const IMAGE_FILE = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg|ico)$/iu;
/** An image: the name of an uploaded file or a URL; '' for none. */
export const image = address.refine((name) => name === '' || IMAGE_FILE.test(name) || isImageAddress(name), {
  error: 'rules.picture',
});

/** URL of an embeddable map. The iframe markup that map services provide is accepted too. */
export const mapEmbed = z.preprocess(
  (value) => (typeof value === 'string' ? getFrameAddress(value) : value),
  address.refine((url) => url === '' || isEmbedSource(url), { error: 'rules.mapEmbed' }),
);

/** An e-mail address; '' for none. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => text === '' || z.email().safeParse(text).success, { error: 'fields.email' });

/** A list, or its JSON (the spec stores lists as JSON). */
export function jsonList<T extends z.ZodType>(item: T, max: number) {
  return z.preprocess((value) => (typeof value === 'string' ? parseJson(value) : value), z.array(item).max(max));
}

/** Decimal euros with at most two fraction digits. */
export const amount = numeric(z.number().min(0).max(100_000).multipleOf(0.01));

/** An integer between two bounds. */
export const wholeNumber = (min: number, max: number) => numeric(z.number().int().min(min).max(max));

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function isImageAddress(name: string): boolean {
  return hasNoSpaces(name) && isSafeUrl(name) && (name.startsWith('/') || isWebAddress(name));
}

function getFrameAddress(text: string): string {
  const found = /^\s*<iframe\b[^>]*?\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(text);
  return (found?.[1] ?? found?.[2])?.replaceAll('&amp;', '&') ?? text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
