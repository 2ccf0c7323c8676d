import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** Scripts and styles of a part, relative to the build's folder, in loading order. */
export interface PartFiles {
  readonly scripts: string[];
  readonly styles: string[];
}

/** Splits file names by kind; source maps and hot updates are left out. */
export function byKind(files: Iterable<string>): PartFiles {
  const all = [...new Set(files)].filter((file) => !file.includes('hot-update'));
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
}

/** Files of the part that `import(request)` in `remote.ts` loads; undefined where no such import was built. */
export function filesOfImport(compilation: Compilation, request: string): PartFiles | undefined {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some((origin: { request?: string | undefined }) => origin.request === request),
  );
  return groups.length > 0 ? byKind(groups.flatMap((group) => group.getFiles())) : undefined;
}

/** SRI hash of every asset so far, by file name. */
export function integrityOf(assets: Compilation['assets']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(assets).map(([name, source]) => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]),
  );
}
