/** The languages of the product; the first is the default (spec section 1). */
export const LANGUAGES = ['el', 'en'] as const;
/** See {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];
/** What a visitor reads who has chosen nothing. */
export const DEFAULT_LANGUAGE: Language = 'el';
/** Browser-storage key of the visitor's choice (spec section 3). */
export const LANGUAGE_STORAGE_KEY = 'language';
/** Locale for dates and amounts (spec section 9). */
export const LOCALES: Readonly<Record<Language, string>> = { el: 'el-GR', en: 'en-IE' };

const ENGLISH_PREFIX = '/en';
const ADMIN_PREFIX = '/admin';

/** True for a string that names a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return value === 'el' || value === 'en';
}

/** True for a path of the back office, which hides the public chrome and has no language in its address. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN_PREFIX || path.startsWith(`${ADMIN_PREFIX}/`);
}

/** The language that an address carries: `/en/…` is English, any other public address Greek. */
export function languageOfPath(path: string): Language {
  return path === ENGLISH_PREFIX || path.startsWith(`${ENGLISH_PREFIX}/`) ? 'en' : DEFAULT_LANGUAGE;
}

/** The same address without its language: `/en/shop` and `/shop` are both `/shop`. */
export function pathWithoutLanguage(path: string): string {
  return languageOfPath(path) === 'en' ? path.slice(ENGLISH_PREFIX.length) || '/' : path;
}

/** The twin of a public address in a language. Addresses of the back office and outside the site stay as they are. */
export function localisePath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//') || isAdminPath(path)) return path;
  const bare = pathWithoutLanguage(path);
  if (language === DEFAULT_LANGUAGE || isAdminPath(bare)) return bare;
  return bare === '/' || bare.startsWith('/?') || bare.startsWith('/#')
    ? `${ENGLISH_PREFIX}${bare.slice(1)}`
    : `${ENGLISH_PREFIX}${bare}`;
}
