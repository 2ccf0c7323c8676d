import type { BootData } from '@fakos/contracts/remote/manifest';
import pino from 'pino';
import { createApp } from '../../app.ts';
import { TokenBinding } from '../../session/token-binding.ts';
import { TestServers } from '../../testing/http.ts';
import { Builds, createRoute } from '../../testing/release-builds.ts';
import { ScriptedApi } from '../../testing/scripted-api.ts';
import { Upstream } from '../../upstream/upstream.ts';

const SLOT = 'home.night-offers';
const author = { by: 'maria', why: 'a new slot' };
const servers = new TestServers();
const api = new ScriptedApi();
let builds: Builds;
let upstream: Upstream;

beforeEach(async () => {
  builds = new Builds();
  upstream = new Upstream(await api.start());
});
afterEach(async () => {
  await servers.close();
  await upstream.close();
  await api.stop();
  builds.remove();
});

test('a slot that only manifests name is admitted and in the first view of its page', async () => {
  const folder = await builds.installation();
  const part = { name: SLOT, scripts: ['offers.js'], styles: [], consumes: [] };
  const offers = () => builds.remote('mfe-offers', '1', { slots: [part] }, { 'offers.js': 'offers' });
  await expect(folder.publish(offers(), author)).rejects.toMatchObject({
    reasons: [expect.stringContaining(`"${SLOT}" is not a slot`)],
  });
  const routes = [createRoute('', { slots: [SLOT] }), createRoute('about')];
  await folder.publish(builds.shell('2', { slotNames: [SLOT], routes }), author);
  await folder.publish(offers(), author);

  const binding = new TokenBinding(Buffer.alloc(32));
  const log = pino({ level: 'silent' });
  const parts = { releases: folder, releasesFolder: builds.releases, upstream, binding, log };
  const origin = await servers.listen(createApp(parts));
  const fetchPage = async (address: string) => {
    const html = await (await fetch(origin + address)).text();
    const boot = JSON.parse(/id="fakos-boot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}') as BootData;
    return { slots: boot.slots, isPreloaded: html.includes('/remotes/mfe-offers/1/offers.js') };
  };
  expect(await fetchPage('/')).toEqual({ slots: [SLOT], isPreloaded: true });
  expect(await fetchPage('/about')).toEqual({ slots: [], isPreloaded: false });
});
