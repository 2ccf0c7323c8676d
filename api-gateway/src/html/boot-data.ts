import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { BootData, LiveRemote, LoadableRelease } from '@fakos/shared-kit/remote/manifest';
import type { LiveComposition, LiveRelease, Release } from '../releases/live-composition.ts';
import { slotsOf } from './view-files.ts';

/** What a page starts from, besides how it came about. `path` is without language and without leading slash. */
export function bootData(
  composition: LiveComposition,
  language: Language,
  path: string,
): Omit<BootData, 'rendered' | 'cache' | 'nonce'> {
  return {
    language,
    composition: composition.key,
    remotes: composition.remotes.map(describeRemote),
    slots: slotsOf(path),
    answers: {},
  };
}

function describeRemote(live: LiveRelease): LiveRemote {
  const { manifest, previous } = live;
  return {
    id: manifest.id,
    ...describeRelease(live),
    routes: manifest.routes.map((route) => route.path),
    slots: manifest.slots.map((slot) => slot.name),
    previous: previous.map(describeRelease),
  };
}

function describeRelease({ manifest, base }: Release): LoadableRelease {
  const { version, entry, global, integrity } = manifest;
  return { version, base, entry, global, integrity: integrity[entry] ?? '' };
}
