/** Languages of the product; the first is the default (spec section 1). */
export const LANGUAGES = ['el', 'en'] as const;
/** See {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];
/** Language of visitors who have not chosen one. */
export const DEFAULT_LANGUAGE: Language = 'el';
/** Browser-storage key of the visitor's language (spec section 3). */
export const LANGUAGE_STORAGE_KEY = 'language';
/** Locales for formatting dates and amounts (spec section 9). */
export const LOCALES: Readonly<Record<Language, string>> = { el: 'el-GR', en: 'en-IE' };

const ENGLISH_PREFIX = '/en';
const ADMIN_PREFIX = '/admin';

/** True for a language code of the product. */
export function isLanguage(value: unknown): value is Language {
  return value === 'el' || value === 'en';
}

/** True for a path of the back office, which hides the site's header and footer and has no language prefix. */
export function isAdminPath(path: string): boolean {
  return path === ADMIN_PREFIX || path.startsWith(`${ADMIN_PREFIX}/`);
}

/** Language of a path: English for `/en/…`, Greek for any other. */
export function getPathLanguage(path: string): Language {
  return path === ENGLISH_PREFIX || path.startsWith(`${ENGLISH_PREFIX}/`) ? 'en' : DEFAULT_LANGUAGE;
}

/** A path without its language prefix: `/shop` for both `/en/shop` and `/shop`. */
export function removePathLanguage(path: string): string {
  return getPathLanguage(path) === 'en' ? path.slice(ENGLISH_PREFIX.length) || '/' : path;
}

/** A public path in another language. Paths of the back office and addresses outside the site are returned unchanged. */
export function localisePath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//') || isAdminPath(path)) return path;
  const bare = removePathLanguage(path);
  if (language === DEFAULT_LANGUAGE || isAdminPath(bare)) return bare;
  return bare === '/' || bare.startsWith('/?') || bare.startsWith('/#')
    ? `${ENGLISH_PREFIX}${bare.slice(1)}`
    : `${ENGLISH_PREFIX}${bare}`;
}
