import type { Request } from 'express';
import type { Language } from '../text/translate.ts';

const languages: Language[] = ['el', 'en'];

/** Language of the response: `?lang`, else the browser's preference, else Greek. */
export function getLanguage(request: Request): Language {
  const asked = languages.find((language) => language === request.query.lang);
  if (asked) return asked;
  if (request.headers['accept-language'] === undefined) return 'el';
  const preferred = request.acceptsLanguages(languages);
  return languages.find((language) => language === preferred) ?? 'el';
}
