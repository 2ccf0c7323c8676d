import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Module } from 'webpack';

/** Scripts and styles of a part, relative to the build's folder, in loading order. */
export interface PartFiles {
  readonly scripts: string[];
  readonly styles: string[];
}

/** A part of a remote, and the shared modules that it imports from the shell. */
export interface RemotePart extends PartFiles {
  readonly consumes: string[];
}

/** Splits file names by kind, without source maps and hot updates. */
export function splitByKind(files: Iterable<string>): PartFiles {
  const all = [...new Set(files)].filter((file) => !file.includes('hot-update'));
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
}

/** The part that `import(request)` in `remote.ts` loads; undefined if no such import was built. */
export function findPartByImport(compilation: Compilation, request: string): RemotePart | undefined {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some((origin: { request?: string | undefined }) => origin.request === request),
  );
  return groups.length > 0 ? createPart(compilation, groups) : undefined;
}

/** The part that consists of the given chunk groups. */
export function createPart(compilation: Compilation, groups: readonly ChunkGroup[]): RemotePart {
  const modules = groups.flatMap((group) =>
    group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]),
  );
  const copies = modules.flatMap((module) => listOwnCopies(compilation, module));
  return {
    ...splitByKind([...groups, ...copies].flatMap((group) => group.getFiles())),
    consumes: [...new Set(modules.flatMap(listConsumedRequests))].sort(),
  };
}

/** The chunk groups of a remote's own copy of a shared module, which the first remote of a page loads. */
function listOwnCopies({ chunkGraph }: Compilation, module: Module): ChunkGroup[] {
  if (module.type !== 'consume-shared-module') return [];
  return module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block) ?? []);
}

function listConsumedRequests(module: Module): string[] {
  const { type, options } = module as Module & { options?: { shareKey?: string } };
  return type === 'consume-shared-module' && options?.shareKey ? [options.shareKey] : [];
}

/** SRI hash of every asset by file name. */
export function computeIntegrity(assets: Compilation['assets']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(assets)
      .map(
        ([name, source]) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
