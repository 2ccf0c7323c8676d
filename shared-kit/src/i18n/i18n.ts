import i18next, { type i18n as I18n } from 'i18next';
import { useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LOCALES } from './languages.ts';

export type { I18n };
export { I18nextProvider };

/** The words of one package in one language: nested groups of texts. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** A package's words by language, each loaded when that language is read. */
export type Catalogues = Readonly<Record<Language, () => Promise<Catalogue>>>;

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** Dotted paths of all texts in a catalogue; plural forms (`items_one`, `items_other`) count as one key (`items`). */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** Values that a text interpolates; `count` chooses the plural form by Intl.PluralRules. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Reads a text of a package in the visitor's language. */
export type Text<T> = (key: TextKey<T>, values?: TextValues) => string;

/** Makes the one instance of a page or of a server's request. Only the shell calls this. */
export function createI18n(language: Language): I18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Loads a package's words for the language in use and hands them to the instance; once per package and language. */
export async function loadCatalogue(i18n: I18n, namespace: string, catalogues: Catalogues, language: Language) {
  if (i18n.hasResourceBundle(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, await catalogues[language]());
}

/**
 * Reads a package's words, typed by its Greek catalogue. Each package names it once, in `src/text.ts`.
 *
 * @example
 * export const useText = () => useTextOf<typeof el>('mfe-shop');
 */
export function useTextOf<T extends Catalogue>(namespace: string): Text<T> {
  const { i18n, revision } = useI18n();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a revision are behind the same instance
  return useMemo(() => {
    // i18next types its keys by one global resource type; ours are typed by package.
    const read = i18n?.getFixedT(i18n.language, namespace) as unknown as
      | ((key: string, values: TextValues) => string)
      | undefined;
    return (key, values) => read?.(key, values ?? {}) ?? key;
  }, [i18n, revision, namespace]);
}

/**
 * The page's instance; whoever calls this renders again when its language changes or words arrive. The hook of
 * react-i18next also loads words and suspends, which the shell does before anything renders.
 */
function useI18n(): { i18n: I18n | undefined; revision: string } {
  const i18n = useContext(I18nContext)?.i18n;
  const changes = useRef(0);
  const subscribe = useCallback(
    (notify: () => void) => {
      const change = () => {
        changes.current += 1;
        notify();
      };
      i18n?.on('languageChanged', change);
      i18n?.store.on('added', change);
      return () => {
        i18n?.off('languageChanged', change);
        i18n?.store.off('added', change);
      };
    },
    [i18n],
  );
  const read = () => `${changes.current} ${i18n?.language}`;
  return { i18n, revision: useSyncExternalStore(subscribe, read, read) };
}

/** The language that the visitor reads. */
export function useLanguage(): Language {
  const language = useI18n().i18n?.language;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Dates, amounts and numbers in the visitor's language; times are shown in Europe/Athens (product.md section 2). */
export interface Format {
  /** Decimal euros, two digits and the euro sign: `129,00 €`. */
  money(amount: number): string;
  /** Greek or English long date: `21 Νοεμβρίου 2026`. */
  longDate(instant: string): string;
  /** Date and time to the minute. */
  dateTime(instant: string): string;
  number(value: number): string;
}

const TIME_ZONE = 'Europe/Athens';

const formats = new Map<Language, Format>();

/** See {@link Format}. Making one is dear, so each language has one. */
export function formatIn(language: Language): Format {
  const known = formats.get(language) ?? createFormat(LOCALES[language]);
  formats.set(language, known);
  return known;
}

function createFormat(locale: string): Format {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE });
  const number = new Intl.NumberFormat(locale);
  return {
    money: (amount) => money.format(amount),
    longDate: (instant) => longDate.format(new Date(instant)),
    dateTime: (instant) => dateTime.format(new Date(instant)),
    number: (value) => number.format(value),
  };
}

/** The visitor's {@link Format}. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}
