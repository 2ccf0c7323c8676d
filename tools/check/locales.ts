import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@fakos/contracts/errors';
import { root } from '../webpack/workspace.ts';
import { listPackages } from './sources.ts';

/** Translations of one language by dotted key. */
type Texts = ReadonlyMap<string, string>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const interpolation = /\{\{\s*(\w+)\s*\}\}/g;

/** Differences between the Greek and the English translations of every package. */
export function checkLocales(): string[] {
  return listPackages().flatMap((name) =>
    globSync(`${name}/locales/{,*/}el.json`, { cwd: root }).flatMap((file) => {
      const folder = path.dirname(file);
      return compareTranslations(
        folder,
        readTexts(path.join(root, folder), 'el'),
        readTexts(path.join(root, folder), 'en'),
      );
    }),
  );
}

/** Keys missing in one language, empty texts, and different placeholders. */
export function compareTranslations(folder: string, el: Texts, en: Texts): string[] {
  return [
    ...missing(el, en).map((key) => `${folder}/en.json lacks '${key}', which el.json has.`),
    ...missing(en, el).map((key) => `${folder}/el.json lacks '${key}', which en.json has.`),
    ...[...el, ...en].filter(([, text]) => text.trim() === '').map(([key]) => `${folder}: '${key}' is empty.`),
    ...[...el].flatMap(([key, text]) => {
      const other = en.get(key);
      return other === undefined || listPlaceholders(text) === listPlaceholders(other)
        ? []
        : [
            `${folder}: '${key}' interpolates {${listPlaceholders(text)}} in Greek and {${listPlaceholders(other)}} in English.`,
          ];
    }),
  ];
}

/** Error codes without a text, and texts without an error code. */
export function checkErrorTexts(): string[] {
  const texts = readTexts(path.join(root, 'shared-kit/contracts/locales'), 'el');
  const textCodes = [...texts.keys()]
    .filter((key) => key.startsWith('errors.'))
    .map((key) => key.slice('errors.'.length));
  const codes = Object.keys(errorCodes);
  return [
    ...codes
      .filter((code) => !textCodes.includes(code))
      .map((code) => `shared-kit/contracts/locales: errors.${code} has no text.`),
    ...textCodes
      .filter((code) => !codes.includes(code))
      .map((code) => `shared-kit/contracts/locales: errors.${code} is not an error code.`),
  ];
}

function missing(from: Texts, other: Texts): string[] {
  const known = new Set([...other.keys()].map(removePluralSuffix));
  return [...new Set([...from.keys()].map(removePluralSuffix))].filter((key) => !known.has(key));
}

function removePluralSuffix(key: string): string {
  return key.replace(pluralSuffix, '');
}

function listPlaceholders(text: string): string {
  return [...text.matchAll(interpolation)]
    .map((match) => match[1] ?? '')
    .sort((a, b) => a.localeCompare(b))
    .join(', ');
}

function readTexts(folder: string, language: string): Texts {
  return new Map(flatten(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')), ''));
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    flatten(inner, key === '' ? name : `${key}.${name}`),
  );
}
