import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@fakos/contracts/languages';
import { root } from './workspace.ts';

/**
 * The value of a key in a package's translations: `list.title` in `locales/LANGUAGE.json`, or `orders:order.title` in a
 * folder there. `file` is the path that was read, for error messages.
 */
export function readLocaleValue(name: string, key: string, language: Language): { value: unknown; file: string } {
  const [folder = '', rest = ''] = key.includes(':') ? key.split(':', 2) : ['', key];
  const file = path.join(root, name, 'locales', folder, `${language}.json`);
  return { value: rest.split('.').reduce(pick, JSON.parse(readFileSync(file, 'utf8'))), file };
}

function pick(group: unknown, key: string): unknown {
  return typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[key] : undefined;
}
