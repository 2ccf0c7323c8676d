import greekContactPrescriptions from '@fakos/contracts/locales/contact-prescriptions/el.json' with { type: 'json' };
import englishContactPrescriptions from '@fakos/contracts/locales/contact-prescriptions/en.json' with { type: 'json' };
import greekShared from '@fakos/contracts/locales/el.json' with { type: 'json' };
import englishShared from '@fakos/contracts/locales/en.json' with { type: 'json' };
import greekLenses from '@fakos/contracts/locales/lenses/el.json' with { type: 'json' };
import englishLenses from '@fakos/contracts/locales/lenses/en.json' with { type: 'json' };
import greekPrescriptions from '@fakos/contracts/locales/prescriptions/el.json' with { type: 'json' };
import englishPrescriptions from '@fakos/contracts/locales/prescriptions/en.json' with { type: 'json' };
import greekProducts from '@fakos/contracts/locales/products/el.json' with { type: 'json' };
import englishProducts from '@fakos/contracts/locales/products/en.json' with { type: 'json' };
import greekOwn from '../../locales/el.json' with { type: 'json' };
import englishOwn from '../../locales/en.json' with { type: 'json' };

/** Languages of responses. */
export type Language = 'el' | 'en';

type Texts = { readonly [key: string]: string | Texts };

const texts: Readonly<Record<Language, readonly Texts[]>> = {
  el: [
    greekOwn,
    greekShared,
    {
      prescriptions: greekPrescriptions,
      contactPrescriptions: greekContactPrescriptions,
      lenses: greekLenses,
      products: greekProducts,
    },
  ],
  en: [
    englishOwn,
    englishShared,
    {
      prescriptions: englishPrescriptions,
      contactPrescriptions: englishContactPrescriptions,
      lenses: englishLenses,
      products: englishProducts,
    },
  ],
};

/** The text of a dotted key in a language, with `{{name}}` filled in; the key itself where there is no such text. */
export function translate(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const found = texts[language].map((source) => lookUp(source, key)).find((text) => text !== undefined);
  return (found ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''));
}

function lookUp(source: Texts, key: string): string | undefined {
  let here: string | Texts | undefined = source;
  for (const part of key.split('.')) here = typeof here === 'object' ? here[part] : undefined;
  return typeof here === 'string' ? here : undefined;
}
