import type { Language } from '@fakos/contracts/languages';
import { usesPreviousKit } from '@fakos/contracts/remote/kit-range';
import type { BootData, LiveRemote, LoadableRelease, ShellManifest } from '@fakos/contracts/remote/manifest';
import type { LiveComposition, LiveRelease, Release } from '../releases/composition/live-composition.ts';
import { listSlots } from './view-files.ts';

/**
 * The part of a page's start data that depends on the composition alone, and on the slots that the rendered page requested.
 * `path` is without language and without leading slash.
 */
export function createBootData(
  composition: LiveComposition,
  language: Language,
  path: string,
  requested: readonly string[] = [],
): Omit<BootData, 'rendered' | 'cache' | 'nonce'> {
  return {
    language,
    composition: composition.key,
    remotes: composition.remotes.map((remote) => describeRemote(composition.shell, remote)),
    slots: listSlots(composition, path, requested),
    answers: {},
  };
}

function describeRemote(shell: ShellManifest, live: LiveRelease): LiveRemote {
  const { manifest, previous } = live;
  return {
    id: manifest.id,
    ...describeRelease(shell, live),
    routes: manifest.routes.map((route) => route.path),
    privateRoutes: manifest.routes.filter(({ access }) => access === 'private').map(({ path }) => path),
    slots: manifest.slots.map((slot) => slot.name),
    ...(manifest.widgets.length > 0 ? { widgets: manifest.widgets.map(({ type }) => type) } : {}),
    previous: previous.map((release) => describeRelease(shell, release)),
  };
}

function describeRelease(shell: ShellManifest, { manifest, base }: Release): LoadableRelease {
  const { version, entry, global, integrity, kit } = manifest;
  return {
    version,
    base,
    entry,
    global,
    integrity: integrity[entry] ?? '',
    ...(usesPreviousKit(shell, kit) ? { previousKit: true } : {}),
  };
}
