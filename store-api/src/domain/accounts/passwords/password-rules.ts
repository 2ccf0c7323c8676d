import { brokenRule } from '../../../errors/failure.ts';
import { normalise, searchTextOf } from '../../../text/normalise.ts';
import type { Language } from '../../../text/translate.ts';
import { commonRuns, commonWords } from './common-passwords.ts';

/** Whose password it is going to be. */
interface Person {
  readonly name: string;
  readonly email: string;
}

/** Fewer different characters than this are a pattern, not a password. */
const MIN_DIFFERENT = 5;
/** Letters that must be somebody's own, once all that others know of them is taken off. */
const MIN_OWN_LETTERS = 4;
/** Shorter parts of a name are in too many words. */
const MIN_PART = 3;

const lettersOfSigns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Refuses, at the form's field, a password that others guess first (product.md section 3). */
export function checkNewPassword(language: Language, field: string, password: string, person: Person): void {
  if (isMadeOf(password, person)) throw brokenRule(language, field, 'ownNamePassword');
  if (isCommon(password)) throw brokenRule(language, field, 'commonPassword');
}

function isCommon(password: string): boolean {
  const plain = normalise(password);
  if (new Set(plain).size < MIN_DIFFERENT || isRun(plain)) return true;
  return [plain, withoutSigns(plain)].some((text) => {
    const core = onlyLetters(text);
    return commonWords.has(core) || commonWords.has(repeatedUnitOf(core)) || isRun(core);
  });
}

function isRun(text: string): boolean {
  if (text.length < MIN_DIFFERENT) return false;
  const backwards = Array.from(text).reverse().join('');
  return commonRuns.some((run) => [text, backwards].some((way) => run.includes(way) || `${run}${run}`.includes(way)));
}

function isMadeOf(password: string, { name, email }: Person): boolean {
  const parts = inOneSpelling(`${searchTextOf(name)} ${normalise(email)}`).split(/[^\p{L}\p{N}]+/u);
  const known = [...new Set(parts)].filter((part) => part.length >= MIN_PART).sort((a, b) => b.length - a.length);
  const plain = inOneSpelling(normalise(password));
  return [plain, withoutSigns(plain)].some((text) => {
    const rest = known.reduce((left, part) => left.replaceAll(part, ''), text);
    return rest !== text && onlyLetters(rest).length < MIN_OWN_LETTERS;
  });
}

/** Greek names are written with either in Latin letters. */
function inOneSpelling(text: string): string {
  return text.replaceAll('ou', 'oy');
}

function withoutSigns(text: string): string {
  // Digits behind a word are a year or a count; within it they stand for letters.
  return Array.from(text.replace(/[^\p{L}@$]+$/u, ''), (sign) => lettersOfSigns[sign] ?? sign).join('');
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

/** The text that the whole is a repetition of, itself where it is none. */
function repeatedUnitOf(text: string): string {
  const length = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, length);
}
