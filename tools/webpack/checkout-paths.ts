import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { ResolvePluginInstance } from 'webpack';
import { readPackage, root } from './workspace.ts';

const LIBRARIES = 'node_modules';
const SCOPE = '@fakos';

/** A resolved request; `path` is false for a module that a package leaves out in browsers. */
interface Resolved {
  path: string | false;
}

/** The part of webpack's resolver that this plugin uses. */
interface Resolver {
  readonly hooks: { readonly result: { tap(name: string, edit: (resolved: Resolved) => void): void } };
}

let linkedFolders: ReadonlyMap<string, string> | undefined;

/**
 * Gives modules of linked packages the paths that they have in this checkout. webpack resolves links, and the order of
 * modules, their ids and the names of their classes depend on their paths, so that a checkout with linked libraries would get
 * other files than one with its own.
 */
export const checkoutPaths = {
  apply({ hooks }: Resolver) {
    // A build has several resolvers.
    linkedFolders ??= listLinkedFolders();
    const folders = linkedFolders;
    if (folders.size === 0) return;
    hooks.result.tap('CheckoutPaths', (resolved) => {
      if (resolved.path !== false) resolved.path = toCheckoutPath(resolved.path, folders);
    });
  },
} as unknown as ResolvePluginInstance;

function toCheckoutPath(file: string, folders: ReadonlyMap<string, string>): string {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const own = folders.get(folder);
    if (own !== undefined) return path.join(own, file.slice(folder.length));
  }
  return file;
}

/** The folders in this checkout of packages that are outside of it, by their own folders. */
function listLinkedFolders(): Map<string, string> {
  const linked = new Map<string, string>();
  for (const name of listPackageNames()) {
    const folder = path.join(root, LIBRARIES, name);
    // A package that was removed leaves a broken link.
    if (!existsSync(folder)) continue;
    const real = realpathSync(folder);
    const own = (name.startsWith(`${SCOPE}/`) ? findWorkspace(name) : undefined) ?? folder;
    if (!real.startsWith(`${root}${path.sep}`)) linked.set(real, own);
  }
  return linked;
}

function listPackageNames(): string[] {
  const libraries = path.join(root, LIBRARIES);
  return readdirSync(libraries).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(libraries, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

/** The folder of a package of this repository, by its name. */
function findWorkspace(name: string): string | undefined {
  const file = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { workspaces = [] } = JSON.parse(file) as { workspaces?: string[] };
  const folders = workspaces.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const found = folders.find(
    (folder) => existsSync(path.join(root, folder, 'package.json')) && readPackage(folder).name === name,
  );
  return found && path.join(root, found);
}
