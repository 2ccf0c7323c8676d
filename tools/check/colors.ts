import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COLORS_FILE, generateColorsOfCheckout } from '../colors/generate.ts';
import { root } from '../webpack/workspace.ts';

/** Whether the generated colours module matches the tokens. */
export function checkColors(): string[] {
  const file = path.join(root, COLORS_FILE);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === generateColorsOfCheckout();
  return isCurrent ? [] : [`${COLORS_FILE} does not match tokens.css. Run: node tools/colors/generate.ts`];
}
