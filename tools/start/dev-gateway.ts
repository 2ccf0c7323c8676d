import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Development, type LiveComposition, openReleases, type Releases, startGateway } from '@fakos/api-gateway';
import { createLogDestination } from '@fakos/contracts/logging/log-format';
import { type RemoteManifest, remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import pino from 'pino';
import { z } from 'zod';
import { root } from '../webpack/workspace.ts';
import { readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// Run by dev.ts with `node --watch`, so that a change in the gateway restarts only the gateway.

const developmentInput = z.object({
  api: z.url(),
  /** Origins of the development servers by package. The shell is always served from source. */
  servers: z.record(z.string(), z.url()).and(z.object({ shell: z.url() })),
  /** Remotes that are not served from source but in their live releases. */
  released: z.array(z.string()),
});
const { api, servers, released } = developmentInput.parse(JSON.parse(process.env.FAKOS_DEVELOPMENT ?? '{}'));
const settings = readSettings(process.env);
const folder = openReleases(settings.gateway);

/** React Refresh requires this hook before React loads; remotes that load later find the page's React through it. */
const reactHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };`;

// The shell's styles, which declare this order, load after those of released remotes.
const layerOrder = readLayerOrder('shared-kit/kit/src/ui/tokens.css');
const layerStyle = `document.head.append(Object.assign(document.createElement('style'), { textContent: '${layerOrder}' }));`;

const releases: Releases = {
  live: async () => {
    const { shell: shellServer, ...remoteServers } = servers;
    const live = released.length > 0 ? await folder.live() : undefined;
    const fromSource = Object.values(remoteServers).map(async (origin) => {
      const manifest: RemoteManifest = remoteManifest.parse(await readManifest(origin));
      return { manifest, base: `${origin}/`, folder: undefined, previous: [] };
    });
    return {
      key: JSON.stringify([servers, live?.key]),
      shell: shellManifest.parse(await readManifest(shellServer)),
      shellBase: `${shellServer}/`,
      shellFolder: undefined,
      remotes: [
        ...(live?.remotes.filter(({ manifest }) => released.includes(manifest.id)) ?? []),
        ...(await Promise.all(fromSource)),
      ],
    } satisfies LiveComposition;
  },
};

function readLayerOrder(file: string): string {
  const order = /^@layer [\w, ]+;/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[0];
  if (!order) throw new Error(`${file} declares no order of the cascade layers.`);
  return order;
}

async function readManifest(origin: string): Promise<unknown> {
  return (await fetch(`${origin}/manifest.json`)).json();
}

const development: Development = { origins: Object.values(servers), firstScript: `${reactHook}\n${layerStyle}` };
const log = pino({ level: settings.gateway.LOG_LEVEL }, createLogDestination(settings.gateway.LOG_FORMAT));
const gateway = await startGateway(settings.gateway, { apiOrigin: api, log, releases, development });
console.log(`\nFakos is running in development:  ${gateway.url}\n`);
stopOnSignal(() => gateway.close());
