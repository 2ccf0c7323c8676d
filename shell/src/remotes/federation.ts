import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { sharedModules } from 'fakos-shared-modules';

declare global {
  // Remotes are built without a federation runtime of their own and look for it under this name.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** The federation runtime of the page, knowing every module that remotes take from the shell. */
export type Federation = ReturnType<typeof createInstance>;

/** Starts the federation runtime. Called once, before any remote loads. */
export function startFederation(): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const shared = Object.fromEntries(
    Object.entries(sharedModules).map(([request, { version, ...how }]) => [
      request,
      { version, ...how, scope: 'default', shareConfig: { singleton: true, requiredVersion: false as const } },
    ]),
  );
  return createInstance({ name: 'fakos_shell', remotes: [], shared });
}
