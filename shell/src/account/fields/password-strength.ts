/**
 * Equal to MIN_PASSWORD of the contract's fields, which is not imported because it would add the schemas to the bundle.
 */
export const MIN_PASSWORD = 10;
/** Length from which a password counts as strong. */
const STRONG_LENGTH = 16;
/** The server's rule: fewer different characters are a pattern. */
const MIN_DIFFERENT_CHARACTERS = 5;
/** Shorter parts of a name occur in too many words. */
const MIN_NAME_PART = 4;

/** Estimated strength of a password. The server decides, with its list of common passwords. */
export type PasswordStrength = 'empty' | 'short' | 'repeated' | 'personal' | 'fair' | 'strong';

/** Rates a password by its length, its variety and its similarity to the user's name and e-mail. */
export function getPasswordStrength(password: string, personalTexts: readonly string[]): PasswordStrength {
  if (password === '') return 'empty';
  if (password.length < MIN_PASSWORD) return 'short';
  const plain = password.toLowerCase();
  if (new Set(plain).size < MIN_DIFFERENT_CHARACTERS) return 'repeated';
  const parts = personalTexts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const remainder = parts
    .filter((part) => part.length >= MIN_NAME_PART)
    .reduce((remaining, part) => remaining.replaceAll(part, ''), plain);
  if (remainder.length < plain.length && remainder.length < MIN_PASSWORD) return 'personal';
  return password.length < STRONG_LENGTH ? 'fair' : 'strong';
}
