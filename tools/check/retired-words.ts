import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../webpack/workspace.ts';
import { readTextParts, type TextPart } from './text-parts.ts';

const pattern = z.string().transform((source) => new RegExp(source, 'gi'));

/** See `retired-words.json`. */
const lists = z.strictObject({
  /** Words that appear neither in names nor in prose. `except` holds patterns of text in which the word is right. */
  words: z.array(
    z.strictObject({
      word: z.string(),
      forms: z.array(z.string()).default([]),
      instead: z.string(),
      except: z.array(pattern).default([]),
    }),
  ),
  /** Patterns of whole names. */
  names: z.array(
    z.strictObject({
      pattern: z.string().transform((source) => new RegExp(source)),
      instead: z.string(),
      except: z
        .string()
        .transform((source) => new RegExp(source))
        .optional(),
    }),
  ),
  /** Patterns in comments, Markdown and test titles. */
  phrases: z.array(z.strictObject({ pattern, instead: z.string() })),
  /** Places where a word is right, such as a wire key or a text of the specification; every word without `words`. */
  allowed: z.array(z.strictObject({ path: z.string(), words: z.array(z.string()).optional(), why: z.string() })),
});

const { words, names, phrases, allowed } = lists.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'retired-words.json'), 'utf8')),
);

const wordsByForm = new Map(words.flatMap((entry) => [entry.word, ...entry.forms].map((form) => [form, entry])));
const proseWords = new RegExp(`\\b(?:${[...wordsByForm.keys()].join('|')})\\b`, 'gi');
const LETTERS = /[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+/g;
/** Columns, tables and wire keys are lower_snake_case; their names are settled. */
const STORED_NAME = /^[a-z\d]+(?:_[a-z\d]+)+$/;

/** Words that the project's vocabulary replaced, in names, comments, test titles and Markdown of all packages. */
export function checkRetiredWords(): string[] {
  const files = globSync(
    '{*,{docs,nginx,tools,shared-kit,shell,mfe-*,api-gateway,store-api,demo-shop,e2e}/**/*}.{ts,tsx,mjs,css,md}',
    {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist|data|\.cache)$/.test(name),
    },
  );
  return files.sort().flatMap((file) => findRetiredWords(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Retired words in one file. `file` is relative to the repository's root. */
export function findRetiredWords(file: string, text: string): string[] {
  const isAllowed = (word: string) =>
    allowed.some((entry) => file.startsWith(entry.path) && (entry.words?.includes(word) ?? true));
  const problems = readTextParts(file, text).flatMap((part) =>
    (part.kind === 'name' ? findInName(part.text) : findInProse(part.text)).flatMap(({ word, instead, index }) =>
      isAllowed(word) ? [] : [`${file}:${getLine(part, index)} '${word}': use ${instead}.`],
    ),
  );
  return [...new Set(problems)];
}

interface Found {
  readonly word: string;
  readonly instead: string;
  /** Place in the part's text. */
  readonly index: number;
}

const foundInNames = new Map<string, readonly Found[]>();

function findInName(name: string): readonly Found[] {
  const known = foundInNames.get(name);
  if (known) return known;
  const found = STORED_NAME.test(name) ? [] : [...findNamePatterns(name), ...findWordsOfName(name)];
  foundInNames.set(name, found);
  return found;
}

function findNamePatterns(name: string): Found[] {
  return names
    .filter((entry) => entry.pattern.test(name) && !entry.except?.test(name))
    .map(({ instead }) => ({ word: name, instead, index: 0 }));
}

function findWordsOfName(name: string): Found[] {
  return (name.match(LETTERS) ?? []).flatMap((part) => {
    const entry = wordsByForm.get(part.toLowerCase());
    if (!entry || entry.except.some((except) => name.search(except) >= 0)) return [];
    return [{ word: entry.word, instead: entry.instead, index: 0 }];
  });
}

function findInProse(text: string): Found[] {
  const found = [...text.matchAll(proseWords)].flatMap(({ 0: form, index }) => {
    const entry = wordsByForm.get(form.toLowerCase());
    if (!entry || entry.except.some((except) => isInside(text, index, except))) return [];
    return [{ word: entry.word, instead: entry.instead, index }];
  });
  const foundPhrases = phrases.flatMap((entry) =>
    [...text.matchAll(entry.pattern)].map(({ 0: word, index }) => ({ word, instead: entry.instead, index })),
  );
  return [...found, ...foundPhrases];
}

function isInside(text: string, index: number, except: RegExp): boolean {
  return [...text.matchAll(except)].some((match) => match.index <= index && index < match.index + match[0].length);
}

function getLine({ line, text }: TextPart, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}
