import {
  type Development,
  type LiveComposition,
  ReleaseFolder,
  type Releases,
  releasesFolder,
  startGateway,
} from '@fakos/api-gateway';
import { createLogDestination } from '@fakos/contracts/logging/log-format';
import { type RemoteManifest, remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import pino from 'pino';
import { z } from 'zod';
import { readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// Run by dev.ts with `node --watch`, so that a change in the gateway restarts only the gateway.

const developmentInput = z.object({ api: z.url(), servers: z.record(z.string(), z.url()), refresh: z.boolean() });
const { api, servers, refresh } = developmentInput.parse(JSON.parse(process.env.FAKOS_DEVELOPMENT ?? '{}'));
const settings = readSettings(process.env);
const folder = new ReleaseFolder(releasesFolder(settings.gateway.DATA_DIR));

/** React Refresh requires this hook before React loads; remotes that load later find the page's React through it. */
const reactHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };`;

const releases: Releases = {
  live: async () => {
    const { shell: shellServer, ...remoteServers } = servers;
    const published = refresh ? undefined : await folder.live();
    const remotes = new Map((published?.remotes ?? []).map((release) => [release.manifest.id, release]));
    for (const [name, origin] of Object.entries(remoteServers)) {
      const manifest: RemoteManifest = remoteManifest.parse(await readManifest(origin));
      remotes.set(name, { manifest, base: `${origin}/`, folder: undefined, previous: [] });
    }
    const shell = shellServer
      ? { shell: shellManifest.parse(await readManifest(shellServer)), shellBase: `${shellServer}/` }
      : await folder.live();
    return {
      key: JSON.stringify(servers),
      shell: shell.shell,
      shellBase: shell.shellBase,
      shellFolder: undefined,
      remotes: [...remotes.values()],
    } satisfies LiveComposition;
  },
};

async function readManifest(origin: string): Promise<unknown> {
  return (await fetch(`${origin}/manifest.json`)).json();
}

const development: Development = { origins: Object.values(servers), firstScript: refresh ? reactHook : '' };
const log = pino({ level: settings.gateway.LOG_LEVEL }, createLogDestination(settings.gateway.LOG_FORMAT));
const gateway = await startGateway(settings.gateway, { apiOrigin: api, log, releases, development });
console.log(`\nFakos is running in development:  ${gateway.url}\n`);
stopOnSignal(() => gateway.close());
