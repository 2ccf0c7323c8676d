import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { COLORS_FILE, generateColors, generateColorsOfCheckout } from './generate.ts';

const tokens = readFileSync(path.join(root, 'shared-kit/kit/src/ui/tokens.css'), 'utf8');

test('takes colours from the light theme', () => {
  const source = generateColors(tokens.replace('--color-ground: #f8f5f0;', '--color-ground: #123456;'));
  expect(source).toContain("  ground: '#123456',\n");
  expect(source).not.toContain('#151311');
});

test('takes the default of a colour that the shop can choose', () => {
  const source = generateColors(tokens.replace('var(--brand-primary, #1c3fc2)', 'var(--brand-primary, #abcdef)'));
  expect(source).toContain("  accent: '#abcdef',\n");
});

test('a missing token is an error that names it', () => {
  expect(() => generateColors(tokens.replaceAll('--color-ink-soft:', '--color-gone:'))).toThrow(/--color-ink-soft/);
});

test('the committed module matches the tokens', () => {
  expect(readFileSync(path.join(root, COLORS_FILE), 'utf8')).toBe(generateColorsOfCheckout());
});
