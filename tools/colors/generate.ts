import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

/** The one source of colours. */
const TOKENS_FILE = 'shared-kit/kit/src/ui/tokens.css';
/** The module that code outside style sheets reads colours from. */
export const COLORS_FILE = 'shared-kit/contracts/src/colors.generated.ts';

/** Tokens that code outside style sheets needs. Others are left out: the module is part of every first view. */
const exportedTokens = ['ground', 'tile', 'tile-strong', 'ink', 'ink-soft', 'line-strong', 'accent', 'success', 'sale'];

/**
 * Source of the colours module, made from the light theme of `tokens.css`.
 *
 * @param tokens text of `tokens.css`
 * @throws where a token is missing or has no hexadecimal value
 */
export function generateColors(tokens: string): string {
  // The dark theme declares the same properties again, further down.
  const [lightTheme = ''] = tokens.split('[data-theme="dark"]');
  const lines = exportedTokens.map((token) => `  ${toPropertyName(token)}: '${readColor(lightTheme, token)}',`);
  return [
    `// Generated from ${TOKENS_FILE} by \`node tools/colors/generate.ts\`. Do not edit.`,
    '',
    '/** Colours of the light theme for code that cannot read custom properties: manifest, icons, e-mails, Mantine theme. */',
    'export const colors = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

/** Source of the colours module for the tokens in this checkout. */
export function generateColorsOfCheckout(): string {
  return generateColors(readFileSync(path.join(root, TOKENS_FILE), 'utf8'));
}

/** The value of `--color-TOKEN`, or its default where the shop's settings may replace it: `var(--brand-primary, #1c3fc2)`. */
function readColor(theme: string, token: string): string {
  const declaration = new RegExp(`--color-${token}:\\s*(?:var\\([\\w-]+,\\s*)?(#[\\da-f]{6})\\)?;`);
  const color = declaration.exec(theme)?.[1];
  if (!color) throw new Error(`${TOKENS_FILE}: --color-${token} is missing or has no value such as #1c3fc2.`);
  return color;
}

function toPropertyName(token: string): string {
  return token.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

if (import.meta.main) {
  writeFileSync(path.join(root, COLORS_FILE), generateColorsOfCheckout());
  console.log(`Wrote ${COLORS_FILE}`);
}
