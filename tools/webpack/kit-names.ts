import type { Compilation, Compiler, Dependency, Module } from 'webpack';

/** Names by the request of their module, sorted. `*` stands for a whole module. */
export type NamesByRequest = Readonly<Record<string, string[]>>;

const EVERY_NAME = '*';
const SCOPE = '@fakos/';
/** The modules that webpack generates for the shell (`shared-modules.ts`). */
const GENERATED = /[\\/]\.cache[\\/]shared-modules[\\/](?:production|development)[\\/]/;

/** The imported name of a webpack dependency as a path; an empty path stands for all names. */
type NamedDependency = Dependency & { readonly ids?: readonly string[]; readonly request?: string };

/**
 * Collects the names of the kit and the contracts that a remote imports, by the modules that it takes from the shell. Read
 * before webpack joins modules, because their imports are no longer apart afterwards.
 */
export function collectUsedNames(compiler: Compiler, pluginName: string): () => NamesByRequest {
  return collect(compiler, pluginName, (compilation) => {
    const names = new Names();
    for (const module of compilation.modules) {
      const request = getSharedRequest(module);
      if (!request?.startsWith(SCOPE)) continue;
      names.add(request, []);
      for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
        const { ids } = (dependency ?? {}) as NamedDependency;
        if (ids) names.add(request, [ids[0] ?? EVERY_NAME]);
      }
    }
    return names.toObject();
  });
}

/**
 * Collects the names that the shell exports to remotes, by the request of their module.
 *
 * @param getRequest the request of a module that the generated modules import; undefined to leave it out
 */
export function collectProvidedNames(
  compiler: Compiler,
  pluginName: string,
  getRequest = (imported: string): string | undefined => (imported.startsWith(SCOPE) ? imported : undefined),
): () => NamesByRequest {
  return collect(compiler, pluginName, (compilation) => {
    const { moduleGraph } = compilation;
    const names = new Names();
    for (const module of compilation.modules) {
      if (!GENERATED.test(module.nameForCondition() ?? '')) continue;
      for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
        const { request: imported } = (dependency ?? {}) as NamedDependency;
        const request = imported && getRequest(imported);
        if (!target || !request) continue;
        const provided = moduleGraph.getProvidedExports(target);
        names.add(request, Array.isArray(provided) ? provided : [EVERY_NAME]);
      }
    }
    return names.toObject();
  });
}

function collect(
  compiler: Compiler,
  pluginName: string,
  read: (compilation: Compilation) => NamesByRequest,
): () => NamesByRequest {
  let latest: NamesByRequest = {};
  compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
    compilation.hooks.afterOptimizeDependencies.tap(pluginName, () => {
      latest = read(compilation);
    });
  });
  return () => latest;
}

function getSharedRequest(module: Module): string | undefined {
  const { type, options } = module as Module & { options?: { shareKey?: string } };
  return type === 'consume-shared-module' ? options?.shareKey : undefined;
}

class Names {
  private readonly found = new Map<string, Set<string>>();

  add(request: string, names: readonly string[]): void {
    const known = this.found.get(request) ?? new Set();
    for (const name of names) known.add(name);
    this.found.set(request, known);
  }

  toObject(): NamesByRequest {
    const sorted = [...this.found].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([request, names]) => [request, [...names].sort()]));
  }
}
