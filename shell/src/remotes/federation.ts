import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { kit, late, react, versions } from 'fakos-shared-modules';

declare global {
  // Remotes are built without a federation runtime of their own and look for it under this name.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** The federation runtime of the page, knowing every module that remotes take from the shell. */
export type Federation = ReturnType<typeof createInstance>;

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
            const offer = federation.shareScopeMap.default?.[KIT + name]?.[versions.kit];
            if (offer) offer.loading = null;
            throw error;
          }
        };
        return [KIT + name, { version: versions.kit, shareConfig, get }];
      }),
    ),
  ]);
  const federation = createInstance({ name: 'fakos_shell', remotes: [], shared });
  return federation;
}
