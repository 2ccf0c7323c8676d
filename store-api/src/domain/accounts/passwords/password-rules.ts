import { brokenRule } from '../../../errors/failure.ts';
import { normalise, toSearchText } from '../../../text/normalise.ts';
import type { Language } from '../../../text/translate.ts';
import { commonPasswordParts, commonSequences } from './common-passwords.ts';

/** The owner of the password. */
interface Person {
  readonly name: string;
  readonly email: string;
}

/** Minimum number of different characters. */
const MIN_DIFFERENT = 5;
/** Letters that must remain after names and other known parts are removed. */
const MIN_OWN_LETTERS = 4;
/** Shorter parts of a name occur in too many words. */
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

/** Rejects, at the form's field, a password that is easy to guess (product.md section 3). */
export function checkNewPassword(language: Language, field: string, password: string, person: Person): void {
  if (isDerivedFrom(password, person)) throw brokenRule(language, field, 'ownNamePassword');
  if (isCommon(password)) throw brokenRule(language, field, 'commonPassword');
}

function isCommon(password: string): boolean {
  const plain = normalise(password);
  if (new Set(plain).size < MIN_DIFFERENT || isRun(plain)) return true;
  return [plain, withoutSigns(plain)].some((text) => {
    const core = onlyLetters(text);
    return commonPasswordParts.has(core) || commonPasswordParts.has(getRepeatedUnit(core)) || isRun(core);
  });
}

function isRun(text: string): boolean {
  if (text.length < MIN_DIFFERENT) return false;
  const backwards = Array.from(text).reverse().join('');
  return commonSequences.some((run) =>
    [text, backwards].some((way) => run.includes(way) || `${run}${run}`.includes(way)),
  );
}

function isDerivedFrom(password: string, { name, email }: Person): boolean {
  const parts = inOneSpelling(`${toSearchText(name)} ${normalise(email)}`).split(/[^\p{L}\p{N}]+/u);
  const known = [...new Set(parts)].filter((part) => part.length >= MIN_PART).sort((a, b) => b.length - a.length);
  const plain = inOneSpelling(normalise(password));
  return [plain, withoutSigns(plain)].some((text) => {
    const rest = known.reduce((left, part) => left.replaceAll(part, ''), text);
    return rest !== text && onlyLetters(rest).length < MIN_OWN_LETTERS;
  });
}

/** Greek names are transliterated with either. */
function inOneSpelling(text: string): string {
  return text.replaceAll('ou', 'oy');
}

function withoutSigns(text: string): string {
  // Digits after a word are a year or a counter; inside a word they replace letters.
  return Array.from(text.replace(/[^\p{L}@$]+$/u, ''), (sign) => lettersOfSigns[sign] ?? sign).join('');
}

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

/** The shortest text whose repetition is the whole text. */
function getRepeatedUnit(text: string): string {
  const length = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, length);
}
