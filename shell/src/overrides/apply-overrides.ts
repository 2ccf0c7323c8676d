import { type BootData, type LiveRemote, type RemoteManifest, remoteManifest } from '@fakos/shared-kit/remote/manifest';

export { showBadge } from './override-badge.tsx';
export { parseOverrides } from './parse-overrides.ts';

/** How long a developer's server may take to say what it serves. */
const MANIFEST_TIMEOUT_MS = 3_000;

/** The start data with other origins for some remotes; what the server rendered of the live ones is not taken over. */
export async function applyOverrides(boot: BootData, origins: Readonly<Record<string, string>>): Promise<BootData> {
  const overrides = await Promise.all(
    Object.entries(origins).map(([id, origin]) => overrideOf(id, origin, boot.remotes)),
  );
  if (overrides.length === 0) return boot;
  const kept = boot.remotes.filter(({ id }) => !(id in origins));
  for (const { id, base } of boot.remotes) if (id in origins) removeStyles(base);
  return { ...boot, remotes: [...kept, ...overrides], rendered: false };
}

async function overrideOf(id: string, origin: string, live: readonly LiveRemote[]): Promise<LiveRemote> {
  const base = `${origin}/`;
  const manifest = await readManifest(id, base);
  if (manifest) return describe(manifest, base);
  // It stays in its place, where its failure shows: falling back by itself would hide what the developer looks for.
  const { routes, slots } = live.find((remote) => remote.id === id) ?? { routes: [], slots: [] };
  return {
    id,
    version: 'unreachable',
    base,
    entry: 'entry.js',
    global: id,
    integrity: '',
    routes,
    slots,
    previous: [],
  };
}

async function readManifest(id: string, base: string): Promise<RemoteManifest | undefined> {
  try {
    const signal = AbortSignal.timeout(MANIFEST_TIMEOUT_MS);
    const answer = await fetch(`${base}manifest.json`, { cache: 'no-store', credentials: 'omit', signal });
    const manifest = remoteManifest.parse(await answer.json());
    if (manifest.id !== id) throw new Error(`${base} serves ${manifest.id}`);
    return manifest;
  } catch (error) {
    console.warn(`${id} cannot be overridden:`, error);
    return undefined;
  }
}

function describe(manifest: RemoteManifest, base: string): LiveRemote {
  const { id, version, entry, global, routes, slots } = manifest;
  return {
    id,
    version,
    base,
    entry,
    global,
    integrity: '',
    routes: routes.map(({ path }) => path),
    slots: slots.map(({ name }) => name),
    previous: [],
  };
}

/** Style sheets of the live release would mix with those of the release in its place. */
function removeStyles(base: string): void {
  for (const link of document.querySelectorAll(`link[rel="stylesheet"][href^="${CSS.escape(base)}"]`)) link.remove();
}
