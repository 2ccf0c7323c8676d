/**
 * A combination of keys: optional `mod` (Ctrl, on Apple devices Cmd) and `shift`, then a letter, a character or a key's name,
 * joined by `+`: `mod+K`, `?`, `Enter`.
 */
export type KeyCombination = string;

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const LETTER = /^[a-z]$/i;

/** Whether this device has a Cmd key. */
export function isAppleDevice(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Whether an event is exactly this combination. Letters are found on Greek keyboard layouts too. */
export function matchesKeys(event: PressedKey, keys: KeyCombination, isApple = isAppleDevice()): boolean {
  const { key, hasMod, hasShift } = parseKeys(keys);
  const [mod, otherMod] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (mod !== hasMod || otherMod || event.altKey) return false;
  // Which characters need Shift depends on the keyboard layout.
  const isCharacter = key.length === 1 && !LETTER.test(key);
  if (isCharacter) return event.key === key;
  return event.shiftKey === hasShift && isSameKey(event, key);
}

/** Whether the combination is one printable character, which people also type by accident (WCAG 2.1.4). */
export function isSingleCharacter(keys: KeyCombination): boolean {
  const { key, hasMod } = parseKeys(keys);
  return !hasMod && key.length === 1;
}

/** The keys of a combination in order, as keyboards label them. */
export function listKeyLabels(keys: KeyCombination, isApple = isAppleDevice()): readonly string[] {
  const labels: Readonly<Record<string, string>> = { mod: isApple ? '⌘' : 'Ctrl', shift: 'Shift' };
  return keys.split('+').map((part) => labels[part] ?? (LETTER.test(part) ? part.toUpperCase() : part));
}

function parseKeys(keys: KeyCombination) {
  const parts = keys.split('+');
  return { key: parts.at(-1) ?? '', hasMod: parts.includes('mod'), hasShift: parts.includes('shift') };
}

function isSameKey({ key, code }: PressedKey, wanted: string): boolean {
  const name = key === ' ' ? 'Space' : key;
  if (name.toLowerCase() === wanted.toLowerCase()) return true;
  const isOtherScript = key.length === 1 && key > '\u007f';
  return isOtherScript && LETTER.test(wanted) && code === `Key${wanted.toUpperCase()}`;
}
