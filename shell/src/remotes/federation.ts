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
import { kit, late, react, versions } from 'fakos-shared-modules';

/** What remotes take of the runtime's core: they share modules, and load no other remotes themselves. */
const runtimeCore = {
  // Remotes spread these when they start and use none.
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
  // Remotes are built without a federation runtime of their own and look for it under this name.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** What a remote's entry script leaves behind: the container interface of module federation. */
export interface FederationContainer {
  init(scope: object, initScope: unknown[], options: object): Promise<void>;
  get(name: string): Promise<() => unknown>;
}

/** The page's shared modules. */
export interface Federation {
  /** Hands the shared modules to a container and takes out what it exposes. */
  open(container: FederationContainer): Promise<unknown>;
}

const SCOPE = 'default';

const KIT = '@fakos/shared-kit/';
const shareConfig = { singleton: true, requiredVersion: false } as const;

/** Starts the federation runtime. Called once, before any remote loads. */
export function startFederation(): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const ready = (version: string, module: unknown) => ({ version, shareConfig, lib: () => module as object });
  const shared = Object.fromEntries([
    ...Object.entries(react).map(([name, module]) => [name, ready(versions.react, module)]),
    ...Object.entries(kit).map(([name, module]) => [KIT + name, ready(versions.kit, module)]),
    ...late.flatMap(({ names, load }) =>
      names.split(' ').map((name) => {
        const get = async () => {
          try {
            const { modules } = await load();
            return () => modules[name];
          } catch (error) {
            // The runtime would keep a load that failed, and every remote would fail with it from now on.
            const offer = instance.shareScopeMap[SCOPE]?.[KIT + name]?.[versions.kit];
            if (offer) offer.loading = null;
            throw error;
          }
        };
        return [KIT + name, { version: versions.kit, shareConfig, get }];
      }),
    ),
  ]);
  const instance = new ModuleFederation({ name: 'fakos_shell', remotes: [], shared });
  setGlobalFederationInstance(instance);
  const { shareScopeMap } = instance;
  return {
    open: async (container) => {
      // Lists of scopes are for hosts that have several.
      await container.init(shareScopeMap[SCOPE] ?? {}, [], { version: '', shareScopeKeys: SCOPE, shareScopeMap });
      const factory = await container.get('./remote');
      return factory();
    },
  };
}
