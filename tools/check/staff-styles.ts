import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

const STYLES = 'mfe-admin/src/framework/mantine-styles.ts';
const LIBRARY = 'node_modules/@mantine/core/styles';
const IMPORTED = /import \{([^}]*)\} from '@mantine\/core'/g;
/** Components that others render. */
const parts: Readonly<Record<string, readonly string[]>> = { SegmentedControl: ['FloatingIndicator'] };

/** Components of Mantine that the back office and the editor use, and whose styles the back office does not load. */
export function checkStaffStyles(): string[] {
  const loaded = readFileSync(path.join(root, STYLES), 'utf8');
  return [...listUsedComponents()]
    .filter((name) => existsSync(path.join(root, LIBRARY, `${name}.layer.css`)))
    .filter((name) => !loaded.includes(`styles/${name}.layer.css`))
    .map((name) => `${STYLES} does not import the styles of ${name}, which is used. Add its line.`);
}

function listUsedComponents(): Set<string> {
  const files = globSync('mfe-{admin,page-builder}/src/**/*.tsx', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  );
  return new Set(names.flatMap((name) => [name, ...(parts[name] ?? [])]));
}
