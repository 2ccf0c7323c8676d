import path from 'node:path';
import { listPackages, readImports, readSources, type Source } from './sources.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Cycles of run-time imports inside each package, dynamic imports included. */
export function checkImportCycles(): string[] {
  return listPackages()
    .map(readSources)
    .flatMap((sources) => findImportCycles(sources))
    .map(
      (cycle) =>
        `${cycle.join(' → ')}: move what both need into a module of its own, or import only the type with 'import type'.`,
    );
}

/**
 * One shortest cycle through each group of modules that import each other.
 *
 * @param sources the modules of one package
 * @returns paths that begin and end with the same module
 */
export function findImportCycles(sources: readonly Source[]): string[][] {
  const graph = createGraph(sources);
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((file) => {
    if (reported.has(file)) return [];
    const cycle = findCycle(graph, file);
    if (!cycle || cycle.some((other) => reported.has(other))) return [];
    for (const other of cycle) reported.add(other);
    return [cycle];
  });
}

function createGraph(sources: readonly Source[]): Graph {
  const files = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => {
      const targets = readImports(source)
        .filter(({ request, isTypeOnly }) => request.startsWith('.') && !isTypeOnly)
        .map(({ request }) => path.posix.join(path.posix.dirname(source.file), request))
        .filter((file) => files.has(file));
      return [source.file, [...new Set(targets)]];
    }),
  );
}

/** The shortest way from a module back to itself, by breadth-first search. */
function findCycle(graph: Graph, start: string): string[] | undefined {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return [...listPath(previous, file), start];
      if (previous.has(target)) continue;
      previous.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}

function listPath(previous: ReadonlyMap<string, string>, end: string): string[] {
  const before = previous.get(end);
  return before === undefined ? [end] : [...listPath(previous, before), end];
}
