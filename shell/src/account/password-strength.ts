/** Shortest password; the same number as MIN_PASSWORD of the server's fields, which would bring their schemas along. */
export const MIN_PASSWORD = 10;
/** From here on a password is called strong. */
const STRONG = 16;
/** Fewer different characters than this are a pattern, not a password; as the server counts. */
const MIN_DIFFERENT = 5;
/** Shorter parts of a name are in too many words. */
const MIN_PART = 4;

/** How good a chosen password looks. The server decides, with its list of common ones. */
export type Strength = 'empty' | 'short' | 'repeated' | 'personal' | 'fair' | 'strong';

/** Judges a password by its length, its variety, and what everybody knows of its owner. */
export function strengthOf(password: string, person: readonly string[]): Strength {
  if (password === '') return 'empty';
  if (password.length < MIN_PASSWORD) return 'short';
  const plain = password.toLowerCase();
  if (new Set(plain).size < MIN_DIFFERENT) return 'repeated';
  const parts = person.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const rest = parts.filter((part) => part.length >= MIN_PART).reduce((left, part) => left.replaceAll(part, ''), plain);
  if (rest.length < plain.length && rest.length < MIN_PASSWORD) return 'personal';
  return password.length < STRONG ? 'fair' : 'strong';
}
