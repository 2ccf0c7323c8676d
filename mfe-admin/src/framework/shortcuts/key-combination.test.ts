import { matchesKeys } from './key-combination.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'mod+K', true],
  ['Ctrl+K on a Greek layout', { key: 'κ', code: 'KeyK', ctrlKey: true }, 'mod+K', true],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, 'mod+K', false],
  ['Ctrl+Alt+K, which types a character', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, 'mod+K', false],
  ['j', { key: 'j', code: 'KeyJ' }, 'j', true],
  ['j with Caps Lock', { key: 'J', code: 'KeyJ' }, 'j', true],
  ['ξ, which is on the key of j', { key: 'ξ', code: 'KeyJ' }, 'j', true],
  ['c on the key of j of another Latin layout', { key: 'c', code: 'KeyJ' }, 'j', false],
  ['Ctrl+J', { key: 'j', code: 'KeyJ', ctrlKey: true }, 'j', false],
  ['? with Shift', { key: '?', code: 'Slash', shiftKey: true }, '?', true],
  ['/', { key: '/', code: 'Slash' }, '?', false],
  ['Enter', { key: 'Enter', code: 'Enter' }, 'Enter', true],
  ['Shift+Enter', { key: 'Enter', code: 'Enter', shiftKey: true }, 'Enter', false],
])('%s', (_, pressed, keys, expected) => {
  expect(matchesKeys({ ...none, ...pressed }, keys, false)).toBe(expected);
});

test('on Apple devices Cmd is used instead of Ctrl', () => {
  const key = { key: 's', code: 'KeyS', ...none };
  expect(matchesKeys({ ...key, metaKey: true }, 'mod+S', true)).toBe(true);
  expect(matchesKeys({ ...key, ctrlKey: true }, 'mod+S', true)).toBe(false);
});
