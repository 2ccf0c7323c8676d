import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@fakos/contracts/languages';
import { root } from './workspace.ts';

/**
 * What a package's language file has under a key: `list.title` of `locales/LANGUAGE.json`, or `orders:order.title` of a
 * folder there. `file` is the path that was read, for messages.
 */
export function readLocaleValue(name: string, key: string, language: Language): { value: unknown; file: string } {
  const [folder = '', rest = ''] = key.includes(':') ? key.split(':', 2) : ['', key];
  const file = path.join(root, name, 'locales', folder, `${language}.json`);
  return { value: rest.split('.').reduce(pick, JSON.parse(readFileSync(file, 'utf8'))), file };
}

function pick(group: unknown, key: string): unknown {
  return typeof group === 'object' && group !== null ? (group as Record<string, unknown>)[key] : undefined;
}
