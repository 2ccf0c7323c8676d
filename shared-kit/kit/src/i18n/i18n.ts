import { DEFAULT_LANGUAGE, isLanguage, type Language, LOCALES } from '@fakos/contracts/languages';
import i18next, { type i18n as I18n } from 'i18next';
import { useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { formatLongDate, formatMoney, formatNumber } from './plain-format.ts';

export type { I18n };
export { I18nextProvider };

/** Translations of a package in one language: nested groups of texts. */
export interface Translations {
  readonly [key: string]: string | Translations;
}

/** Loaders of a package's translations by language. */
export type TranslationLoaders = Readonly<Record<Language, () => Promise<Translations>>>;

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** Dotted keys of all texts; plural forms (`items_one`, `items_other`) are one key (`items`). */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** Values that a text interpolates; `count` selects the plural form by Intl.PluralRules. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text of a package in the visitor's language. */
export type Text<T> = (key: TextKey<T>, values?: TextValues) => string;

/** Creates the i18next instance of a page or of a server request. Only the shell and tests call it. */
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

/** Loads a package's translations for a language into the instance; once per package and language. */
export async function loadTranslations(i18n: I18n, namespace: string, loaders: TranslationLoaders, language: Language) {
  if (i18n.hasResourceBundle(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, await loaders[language]());
}

/**
 * Returns the texts of a package, typed by its Greek translations. Each package wraps it once, in `src/text.ts`.
 *
 * @example
 * export const useText = () => useTranslations<typeof el>('mfe-shop');
 */
export function useTranslations<T extends Translations>(namespace: string): Text<T> {
  const { i18n, revision } = useI18n(namespace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the instance stays the same when translations are added
  return useMemo(() => {
    // i18next types keys by one global resource type; these are typed by package.
    const read = i18n?.getFixedT(i18n.language, namespace) as unknown as
      | ((key: string, values: TextValues) => string)
      | undefined;
    return (key, values) => read?.(key, values ?? {}) ?? key;
  }, [i18n, revision, namespace]);
}

/**
 * The page's instance. Re-renders when the language changes or translations of `namespace` are added. Those of other packages
 * are added while the page is used, and must not render all of its texts again. The hook of react-i18next would also load
 * translations and suspend, which is not needed because the shell loads them before rendering.
 */
function useI18n(namespace?: string): { i18n: I18n | undefined; revision: string } {
  const i18n = useContext(I18nContext)?.i18n;
  const changeCount = useRef(0);
  const subscribe = useCallback(
    (notify: () => void) => {
      const change = () => {
        changeCount.current += 1;
        notify();
      };
      const handleAdded = (_language: string, added: string) => {
        if (added === namespace) change();
      };
      i18n?.on('languageChanged', change);
      i18n?.store.on('added', handleAdded);
      return () => {
        i18n?.off('languageChanged', change);
        i18n?.store.off('added', handleAdded);
      };
    },
    [i18n, namespace],
  );
  const read = () => `${changeCount.current} ${i18n?.language}`;
  return { i18n, revision: useSyncExternalStore(subscribe, read, read) };
}

/** The current language. */
export function useLanguage(): Language {
  const language = useI18n().i18n?.language;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Formats dates, amounts and numbers in a language; times are in Europe/Athens (product.md section 2). */
export interface Format {
  /** Decimal euros, two digits and the euro sign: `129,00 €`. */
  money(amount: number): string;
  /** Long date: `21 Νοεμβρίου 2026`. */
  longDate(instant: string): string;
  /** Date and time to the minute. */
  dateTime(instant: string): string;
  number(value: number): string;
}

const TIME_ZONE = 'Europe/Athens';

const formats = new Map<Language, Format>();

/** The {@link Format} of a language, cached because creating one is expensive. */
export function getFormat(language: Language): Format {
  const known = formats.get(language) ?? createFormat(language);
  formats.set(language, known);
  return known;
}

/** Formatters of `Intl` are created when they are first used. Those that first views use need none. */
function createFormat(language: Language): Format {
  const locale = LOCALES[language];
  const longDate = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }));
  const dateTime = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone: TIME_ZONE,
      }),
  );
  return {
    money: (amount) => formatMoney(amount, language),
    longDate: (instant) => {
      const date = new Date(instant);
      return formatLongDate(date, language) ?? longDate().format(date);
    },
    dateTime: (instant) => dateTime().format(new Date(instant)),
    number: (value) => formatNumber(value, language),
  };
}

function once<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => {
    created ??= create();
    return created;
  };
}

/** The {@link Format} of the current language. */
export function useFormat(): Format {
  return getFormat(useLanguage());
}
