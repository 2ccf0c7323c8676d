import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Module } from 'webpack';

/** Scripts and styles of a part, relative to the build's folder, in loading order. */
export interface PartFiles {
  readonly scripts: string[];
  readonly styles: string[];
}

/** A part of a remote, and the modules that it takes from the shell. */
export interface RemotePart extends PartFiles {
  readonly consumes: string[];
}

/** Splits file names by kind; source maps and hot updates are left out. */
export function byKind(files: Iterable<string>): PartFiles {
  const all = [...new Set(files)].filter((file) => !file.includes('hot-update'));
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
}

/** The part that `import(request)` in `remote.ts` loads; undefined where no such import was built. */
export function partOfImport(compilation: Compilation, request: string): RemotePart | undefined {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some((origin: { request?: string | undefined }) => origin.request === request),
  );
  return groups.length > 0 ? partOfGroups(compilation, groups) : undefined;
}

/** The part that chunk groups make up. */
export function partOfGroups(compilation: Compilation, groups: readonly ChunkGroup[]): RemotePart {
  const modules = groups.flatMap((group) =>
    group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]),
  );
  return {
    ...byKind(groups.flatMap((group) => group.getFiles())),
    consumes: [...new Set(modules.flatMap(consumedRequest))].sort(),
  };
}

function consumedRequest(module: Module): string[] {
  const { type, options } = module as Module & { options?: { shareKey?: string } };
  return type === 'consume-shared-module' && options?.shareKey ? [options.shareKey] : [];
}

/** SRI hash of every asset so far, by file name. */
export function integrityOf(assets: Compilation['assets']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(assets)
      .map(
        ([name, source]) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
