import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';

/** A package of this repository whose files another package contains, because it is not published itself. */
export interface IncludedPackage {
  readonly name: string;
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Compiled files by their path, and the packages that they import. */
export interface CollectedFiles {
  readonly files: ReadonlyMap<string, string>;
  readonly packages: ReadonlySet<string>;
}

const DECLARATION = '.d.ts';
const declaredImport = /((?:from|import)\s*\(?\s*['"])([^'"\n]+)(?=['"])/g;

/**
 * The compiled files that some files import, directly or through others.
 *
 * @param folder of the compiled files
 * @param included packages whose files are collected too; imports of them become relative
 */
export async function collectFiles(
  folder: string,
  entries: readonly string[],
  included: readonly IncludedPackage[],
): Promise<CollectedFiles> {
  await init;
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    const { text, requests } = rewriteImports(readFileSync(path.join(folder, file), 'utf8'), file, included);
    files.set(file, text);
    for (const request of requests) {
      if (request.startsWith('.')) open.push(...findFile(folder, file, request));
      else if (!request.startsWith('node:')) packages.add(getPackageName(request));
    }
  }
  return { files, packages };
}

/** A compiled file whose imports name compiled files, and what it imports. */
export function rewriteImports(
  text: string,
  file: string,
  included: readonly IncludedPackage[] = [],
): { text: string; requests: string[] } {
  const requests: string[] = [];
  const rewrite = (request: string) => {
    const target = toRelative(request, file, included) ?? request;
    const compiled = target.startsWith('.') ? target.replace(/(?<!\.d)\.tsx?$/, '.js') : target;
    requests.push(compiled);
    return compiled;
  };
  if (file.endsWith(DECLARATION))
    return { text: text.replace(declaredImport, (_whole, before, request) => before + rewrite(request)), requests };
  let rewritten = '';
  let end = 0;
  for (const { n: request, s, e, d } of parse(text)[0]) {
    if (request === undefined) continue;
    // The positions of a dynamic import include its quotes.
    const quote = d > -1 ? 1 : 0;
    rewritten += text.slice(end, s + quote) + rewrite(request);
    end = e - quote;
  }
  return { text: rewritten + text.slice(end), requests };
}

function findFile(folder: string, file: string, request: string): string[] {
  const target = path.posix.join(path.posix.dirname(file), request);
  const wanted = file.endsWith(DECLARATION) ? target.replace(/\.js$/, DECLARATION) : target;
  if (existsSync(path.join(folder, wanted))) return [wanted];
  // A declaration may import one of a file that is not compiled, such as JSON.
  if (file.endsWith(DECLARATION)) return [];
  throw new Error(`${file} imports ${request}, which was not compiled.`);
}

function toRelative(request: string, file: string, included: readonly IncludedPackage[]): string | undefined {
  const found = included.find(({ name }) => request === name || request.startsWith(`${name}/`));
  if (!found) return undefined;
  const target = resolveExport(found.exports, `.${request.slice(found.name.length)}`);
  if (!target) throw new Error(`${file} imports ${request}, which ${found.name} does not export.`);
  const relative = path.posix.relative(path.posix.dirname(file), path.posix.join(found.folder, target));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function resolveExport(exports: IncludedPackage['exports'], subpath: string): string | undefined {
  if (exports[subpath]) return exports[subpath];
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*', 2);
    if (after !== undefined && subpath.startsWith(before) && subpath.endsWith(after))
      return target.replace('*', subpath.slice(before.length, subpath.length - after.length));
  }
  return undefined;
}

const getPackageName = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');
