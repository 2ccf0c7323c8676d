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
import { kit, lazyModules, react, versions } from 'fakos-shared-modules';

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
  /** Initialises a container with the shared modules and returns what it exposes. */
  open(container: FederationContainer): Promise<unknown>;
}

const SCOPE = 'default';

/** Requests by the short names of the generated module (tools/webpack/sharing.ts). */
const toRequest = (name: string) => (name.startsWith('/') ? '@fakos/contracts' : '@fakos/shared-kit/') + name;
const shareConfig = { singleton: true, requiredVersion: false } as const;

/** Starts the federation runtime. Called once, before any remote loads. */
export function startFederation(): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const createEagerEntry = (version: string, module: unknown) => ({
    version,
    shareConfig,
    lib: () => module as object,
  });
  const shared = Object.fromEntries([
    ...Object.entries(react).map(([name, module]) => [name, createEagerEntry(versions.react, module)]),
    ...Object.entries(kit).map(([name, module]) => [toRequest(name), createEagerEntry(versions.kit, module)]),
    ...lazyModules.flatMap(({ names, load }) =>
      names.split(' ').map((name) => {
        const get = async () => {
          try {
            const { modules } = await load();
            return () => modules[name];
          } catch (error) {
            // The runtime would cache the failed load, and every remote would fail with it.
            const sharedEntry = instance.shareScopeMap[SCOPE]?.[toRequest(name)]?.[versions.kit];
            if (sharedEntry) sharedEntry.loading = null;
            throw error;
          }
        };
        return [toRequest(name), { version: versions.kit, shareConfig, get }];
      }),
    ),
  ]);
  const instance = new ModuleFederation({ name: 'fakos_shell', remotes: [], shared });
  setGlobalFederationInstance(instance);
  const { shareScopeMap } = instance;
  return {
    open: async (container) => {
      // Only one share scope, so no list of scopes.
      await container.init(shareScopeMap[SCOPE] ?? {}, [], { version: '', shareScopeKeys: SCOPE, shareScopeMap });
      const factory = await container.get('./remote');
      return factory();
    },
  };
}
