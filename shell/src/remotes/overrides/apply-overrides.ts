import { type ProvidedKits, usesPreviousKit } from '@fakos/contracts/remote/kit-range';
import { type BootData, type LiveRemote, type RemoteManifest, remoteManifest } from '@fakos/contracts/remote/manifest';
import { getOverriddenVersion } from './parse-overrides.ts';

export { mountDeveloperPanel } from './panel/developer-panel.tsx';
export { parseOverrides } from './parse-overrides.ts';

/** Timeout of a request to a developer's server. */
const MANIFEST_TIMEOUT_MS = 3_000;

/**
 * Replaces some remotes in the boot data by those of a developer's server or by earlier releases. The server-rendered page
 * is discarded, because it was rendered with the live remotes.
 */
export async function applyOverrides(
  boot: BootData,
  chosen: Readonly<Record<string, string>>,
  kits: ProvidedKits,
): Promise<BootData> {
  const overrides = await Promise.all(
    Object.entries(chosen).map(async ([id, override]) => {
      const version = getOverriddenVersion(override);
      return version
        ? findEarlier(id, version, boot.remotes)
        : loadOverride(id, override, { kits, live: boot.remotes });
    }),
  );
  const found = overrides.filter((remote) => remote !== undefined);
  if (found.length === 0) return boot;
  const isReplaced = (id: string) => found.some((remote) => remote.id === id);
  const others = boot.remotes.filter(({ id }) => !isReplaced(id));
  for (const { id, base } of boot.remotes) if (isReplaced(id)) removeStyles(base);
  return { ...boot, remotes: [...others, ...found], rendered: false };
}

/** A remote with the files of an earlier release and no fallback, which would hide failures; undefined if it is not listed. */
function findEarlier(id: string, version: string, remotes: readonly LiveRemote[]): LiveRemote | undefined {
  const live = remotes.find((remote) => remote.id === id);
  const earlier = live?.previous.find((release) => release.version === version);
  return live && earlier && { ...live, previousKit: undefined, ...earlier, previous: [] };
}

async function loadOverride(
  id: string,
  origin: string,
  { kits, live: liveRemotes }: { kits: ProvidedKits; live: readonly LiveRemote[] },
): Promise<LiveRemote> {
  const base = `${origin}/`;
  const manifest = await readManifest(id, base);
  if (manifest) return toLiveRemote(manifest, base, kits);
  // No fallback to the live release, which would hide the failure from the developer.
  const live = liveRemotes.find((remote) => remote.id === id);
  const { routes, slots, widgets = [] } = live ?? { routes: [], slots: [] };
  return {
    id,
    version: 'unreachable',
    base,
    entry: 'entry.js',
    global: id,
    integrity: '',
    routes,
    slots,
    widgets,
    previous: [],
  };
}

async function readManifest(id: string, base: string): Promise<RemoteManifest | undefined> {
  try {
    const signal = AbortSignal.timeout(MANIFEST_TIMEOUT_MS);
    const response = await fetch(`${base}manifest.json`, { cache: 'no-store', credentials: 'omit', signal });
    const manifest = remoteManifest.parse(await response.json());
    if (manifest.id !== id) throw new Error(`${base} serves ${manifest.id}`);
    return manifest;
  } catch (error) {
    console.warn(`${id} could not be overridden:`, error);
    return undefined;
  }
}

function toLiveRemote(manifest: RemoteManifest, base: string, kits: ProvidedKits): LiveRemote {
  const { id, version, kit, entry, global, routes, slots, widgets } = manifest;
  return {
    id,
    version,
    base,
    entry,
    global,
    integrity: '',
    previousKit: usesPreviousKit(kits, kit) || undefined,
    routes: routes.map(({ path }) => path),
    privateRoutes: routes.filter(({ access }) => access === 'private').map(({ path }) => path),
    slots: slots.map(({ name }) => name),
    widgets: widgets.map(({ type }) => type),
    previous: [],
  };
}

/** Style sheets of the live release would mix with those of the override. */
function removeStyles(base: string): void {
  const address = CSS.escape(base);
  const styles = `link[rel="stylesheet"][href^="${address}"], style[data-href*="${address}"]`;
  for (const style of document.querySelectorAll(styles)) style.remove();
}
