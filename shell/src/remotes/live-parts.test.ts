import { AppError } from '@fakos/shared-kit/errors';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import type { LiveRemote, LoadableRelease } from '@fakos/shared-kit/remote/manifest';
import { LiveParts } from './live-parts.ts';
import { Container, type RemoteLoader } from './remote-loader.ts';

const release = (version: string): LoadableRelease => ({
  version,
  base: `/remotes/mfe-shop/${version}/`,
  entry: 'entry.js',
  global: `shop_${version}`,
  integrity: '',
});

const remote: LiveRemote = {
  ...release('3'),
  id: 'mfe-shop',
  routes: [],
  slots: [],
  previous: [release('2'), release('1')],
};

const unreachable = () => new AppError('REMOTE_UNREACHABLE');
const NEVER = new Promise<never>(() => undefined);

let reports: string[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  reports = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { version, phase, code } = JSON.parse(init?.body as string);
    reports.push(`${version} ${phase} ${code}`);
    return new Response();
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page of its own, so that what another test reported counts as another view. */
function openPage(path: string, giveModule: (address: string) => Promise<RemoteModule> = async () => shop) {
  window.history.replaceState(null, '', path);
  const opened: string[] = [];
  const known = new Map<string, Container>();
  const loader = {
    open: (id: string, of: LoadableRelease, insteadOf?: Container) => {
      const container = known.get(of.global);
      if (container && container !== insteadOf) return container;
      const address = insteadOf ? `${of.version}~` : of.version;
      opened.push(address);
      const fresh = new Container(id, of, of.base, () => giveModule(address));
      known.set(of.global, fresh);
      return fresh;
    },
    prefer: (container: Container) => void known.set(container.release.global, container),
    discard: ({ release: { global } }: Container) => void known.delete(global),
  } as unknown as RemoteLoader;
  return { parts: new LiveParts(loader), opened };
}

const shop = { id: 'mfe-shop' } as RemoteModule;
const version = async ({ release: of }: Container) => of.version;

test('the live release gives the part, and nothing else is opened', async () => {
  const { parts, opened } = openPage('/live');
  expect(await parts.load(remote, version)).toBe('3');
  expect(opened).toEqual(['3']);
  expect(parts.hasFallenBack).toBe(false);
});

test('what passes is tried once more at another address', async () => {
  const { parts, opened } = openPage('/passing', (address) =>
    address === '3' ? Promise.reject(unreachable()) : Promise.resolve(shop),
  );
  expect(await parts.load(remote, version)).toBe('3');
  expect(opened).toEqual(['3', '3~']);
  expect(reports).toEqual(['3 entry REMOTE_UNREACHABLE']);
});

test('what lasts goes to the release before at once, and further parts come from there too', async () => {
  const { parts, opened } = openPage('/lasting', (address) =>
    address.startsWith('3') ? Promise.reject(new Error('thrown while it started')) : Promise.resolve(shop),
  );
  expect(await parts.load(remote, version)).toBe('2');
  expect(await parts.load(remote, version)).toBe('2');
  expect(opened).toEqual(['3', '2']);
  expect(reports).toEqual(['3 install REMOTE_INSTALL_FAILED']);
  expect(parts.hasFallenBack).toBe(true);
});

test('a release that hangs is reported when its time is up, though another one won long before', async () => {
  const { parts } = openPage('/hanging', (address) => (address.startsWith('3') ? NEVER : Promise.resolve(shop)));
  const part = parts.load(remote, version);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await part).toBe('2');
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual(['3 entry REMOTE_TIMEOUT']);
});

test('a release that failed to render gives no part; when none is left, the next call begins anew', async () => {
  const { parts } = openPage('/render');
  expect(await parts.load(remote, version)).toBe('3');
  parts.avoid(remote, release('3'));
  expect(await parts.load(remote, version)).toBe('2');
  parts.avoid(remote, release('2'));
  expect(await parts.load(remote, version)).toBe('1');
  parts.avoid(remote, release('1'));
  await expect(parts.load(remote, version)).rejects.toMatchObject({ code: 'REMOTE_RENDER_FAILED' });
  expect(await parts.load(remote, version)).toBe('1');
});

test('when all fail, the first failure is told, each is reported once, and a retry can succeed', async () => {
  let isDown = true;
  const { parts } = openPage('/down', () => (isDown ? Promise.reject(unreachable()) : Promise.resolve(shop)));
  await expect(parts.load(remote, version)).rejects.toMatchObject({ code: 'REMOTE_UNREACHABLE' });
  await expect(parts.load(remote, version)).rejects.toThrow();
  expect(reports).toEqual(['3', '2', '1'].map((of) => `${of} entry REMOTE_UNREACHABLE`));
  isDown = false;
  expect(await parts.load(remote, version)).toBe('3');
});

test.each([
  ['script', { name: 'ChunkLoadError', type: 'error' }, 'chunk REMOTE_UNREACHABLE'],
  ['script that was something else', { name: 'ChunkLoadError', type: 'missing' }, 'chunk REMOTE_MALFORMED'],
  ['style sheet', { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }, 'style REMOTE_UNREACHABLE'],
])('a %s of a part that fails is reported as what it is', async (kind, thrown, expected) => {
  const { parts } = openPage(`/kinds/${encodeURIComponent(kind)}`);
  const request = 'http://localhost/remotes/mfe-shop/3/235.js';
  const take = async (container: Container) => {
    if (container.release.version === '3') throw Object.assign(new Error(), thrown, { request });
    return container.release.version;
  };
  expect(await parts.load(remote, take)).toBe('2');
  expect(reports).toEqual([`3 ${expected}`]);
});

test('a file of the shell that fails is not the remote’s fault', async () => {
  const { parts } = openPage('/shell-file');
  const error = Object.assign(new Error(), {
    name: 'ChunkLoadError',
    request: 'http://localhost/assets/1/kit-page.js',
  });
  await expect(parts.load(remote, () => Promise.reject(error))).rejects.toMatchObject({ code: 'REMOTE_UNREACHABLE' });
  expect(reports).toEqual([]);
});
