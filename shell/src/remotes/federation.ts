import type { ProvidedKits } from '@fakos/contracts/remote/kit-range';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { kit, type LazyModules, lazyModules, previousKit, react, versions } from 'fakos-shared-modules';

/** The part of the federation runtime that remotes use: they share modules and load no remotes themselves. */
const runtimeCore = {
  // Remotes spread these at start and do not use them.
  helpers: { global: {}, share: {}, utils: {} },
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

declare global {
  // Remotes are built without a federation runtime and expect it under this name.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Container of a remote's entry script (module federation's container interface). */
export interface FederationContainer {
  init(scope: object, initScope: unknown[], options: object): Promise<void>;
  get(name: string): Promise<() => unknown>;
}

/** Provides the page's shared modules to remotes. */
export interface Federation {
  /**
   * Initialises a container with the shared modules and returns what it exposes.
   *
   * @param usesPreviousKit whether it is built against the shell's previous kit
   */
  open(container: FederationContainer, usesPreviousKit: boolean): Promise<unknown>;
}

const SCOPE = 'default';

/** The versions of the kit that remotes can get. */
export const providedKits: ProvidedKits = { kit: versions.kit, previousKit };

/** Requests by the short names of the generated module (tools/webpack/shared-modules.ts). */
const toRequest = (name: string) => (name.startsWith('/') ? '@fakos/contracts' : '@fakos/shared-kit/') + name;
const shareConfig = { singleton: true, requiredVersion: false } as const;

/** Starts the federation runtime. Called once, before any remote loads. */
export function startFederation(): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const scopes = createScopes('fakos_shell', versions.kit, lazyModules);
  let previousScopes: Scopes | undefined;
  return {
    open: async (container, usesPreviousKit) => {
      if (usesPreviousKit && previousKit) {
        // Its own modules stand last, in place of those of the current kit.
        previousScopes ??= createScopes('fakos_shell_previous', previousKit.version, [...lazyModules, previousKit]);
      }
      const shareScopeMap = (usesPreviousKit && previousScopes) || scopes;
      // Only one share scope, so no list of scopes.
      await container.init(shareScopeMap[SCOPE] ?? {}, [], { version: '', shareScopeKeys: SCOPE, shareScopeMap });
      const factory = await container.get('./remote');
      return factory();
    },
  };
}

type Scopes = ModuleFederation['shareScopeMap'];

/** What the shell provides to the remotes of one major version of the kit. */
function createScopes(name: string, kitVersion: string, lazy: readonly LazyModules[]): Scopes {
  const createEagerEntry = (version: string, module: unknown) => ({
    version,
    shareConfig,
    lib: () => module as object,
  });
  const shared = Object.fromEntries([
    ...Object.entries(react).map(([module, lib]) => [module, createEagerEntry(versions.react, lib)]),
    ...Object.entries(kit).map(([module, lib]) => [toRequest(module), createEagerEntry(kitVersion, lib)]),
    ...lazy.flatMap(({ names, load }) =>
      names.split(' ').map((module) => {
        const get = async () => {
          try {
            const { modules } = await load();
            return () => modules[module];
          } catch (error) {
            // The runtime would cache the failed load, and every remote would fail with it.
            const sharedEntry = instance.shareScopeMap[SCOPE]?.[toRequest(module)]?.[kitVersion];
            if (sharedEntry) sharedEntry.loading = null;
            throw error;
          }
        };
        return [toRequest(module), { version: kitVersion, shareConfig, get }];
      }),
    ),
  ]);
  const instance = new ModuleFederation({ name, remotes: [], shared });
  setGlobalFederationInstance(instance);
  return instance.shareScopeMap;
}
