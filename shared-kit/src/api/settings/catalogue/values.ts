import { z } from 'zod';
import { isEmbedSource, isSafeUrl } from '../../../html/allow-list.ts';
import { lineOfText, linesOfText } from '../../storable.ts';

// An issue's message that begins with `rules.` names a text of the API; every other issue speaks for itself.

const MAX_LINE = 300;
const MAX_TEXT = 5000;
const MAX_HTML = 50_000;
const MAX_URL = 2048;
const MAX_EMAIL = 254;

/** A line of text of a setting. */
export const line = lineOfText(MAX_LINE);
/** A text of several lines. */
export const lines = linesOfText(MAX_TEXT);
/** HTML; the server sanitises it when it is written. */
export const html = z.string().max(MAX_HTML);

const ON = new Set<unknown>([true, 'true', '1', 1]);
const OFF = new Set<unknown>([false, 'false', '0', 0]);

/** A switch: on the wire the strings 'true' and 'false' (spec section 3); true, false, '1' and '0' are taken too. */
export const flag = z.preprocess(
  (value) => (ON.has(value) ? 'true' : OFF.has(value) ? 'false' : value),
  z.enum(['true', 'false']),
);

/** A switch inside a list, as a boolean. */
export const itemFlag = z.preprocess((value) => (ON.has(value) ? true : OFF.has(value) ? false : value), z.boolean());

const COLOUR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\)|[a-z]{3,24})?$/i;
/** A CSS colour; '' keeps the theme's. */
export const colour = z.string().trim().regex(COLOUR, { error: 'rules.colour' });

const address = z.string().trim().max(MAX_URL);
const isPlain = (url: string) => !/[\s\p{Cc}]/u.test(url);

/** An address that a link may lead to, inside the site or outside, or none. */
export const link = address.refine((url) => url === '' || (isPlain(url) && isSafeUrl(url)), { error: 'rules.link' });

/** A page on another site, or none. */
export const webAddress = address.refine((url) => url === '' || (isPlain(url) && isWeb(url)), {
  error: 'rules.webAddress',
});

const PICTURE = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg|ico)$/iu;
/** A picture: the name of an uploaded file, an address, or none. */
export const picture = address.refine((name) => name === '' || PICTURE.test(name) || isPictureAddress(name), {
  error: 'rules.picture',
});

/** The address of a page to embed, of a map. What map services hand out, a whole iframe, is taken for its address. */
export const mapEmbed = z.preprocess(
  (value) => (typeof value === 'string' ? addressOfFrame(value) : value),
  address.refine((url) => url === '' || isEmbedSource(url), { error: 'rules.mapEmbed' }),
);

/** An e-mail address, or none. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => text === '' || z.email().safeParse(text).success, { error: 'fields.email' });

/** A list, as one or as its JSON (the spec keeps lists as JSON). */
export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.preprocess((value) => (typeof value === 'string' ? parsed(value) : value), z.array(item).max(max));
}

/** An amount in euros, as decimal with two digits. */
export const amount = z.coerce.number().min(0).max(100_000).multipleOf(0.01);

/** A whole number between two others. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

function isWeb(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function isPictureAddress(name: string): boolean {
  return isPlain(name) && isSafeUrl(name) && (name.startsWith('/') || isWeb(name));
}

function addressOfFrame(text: string): string {
  const found = /^\s*<iframe\b[^>]*?\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(text);
  return (found?.[1] ?? found?.[2])?.replaceAll('&amp;', '&') ?? text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
