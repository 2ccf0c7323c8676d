import { AppError } from '@fakos/contracts/errors';
import type { LiveRemote, LoadableRelease } from '@fakos/contracts/remote/manifest';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import { FallbackLoader } from './fallback-loader.ts';
import { Container, type RemoteLoader } from './remote-loader.ts';

const release = (version: string): LoadableRelease => ({
  version,
  base: `/remotes/mfe-shop/${version}/`,
  entry: 'entry.js',
  global: `shop_${version}`,
  integrity: `sha384-${version}`,
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

/** Uses its own page address, because failures are reported once per page view. */
function openPage(path: string, loadModule: (address: string) => Promise<RemoteModule> = async () => shopModule) {
  window.history.replaceState(null, '', path);
  const opened: string[] = [];
  const known = new Map<string, Container>();
  const remoteLoader = {
    open: (id: string, requested: LoadableRelease, replaced?: Container) => {
      const container = known.get(requested.global);
      if (container && container !== replaced) return container;
      const address = replaced ? `${requested.version}~` : requested.version;
      opened.push(address);
      const fresh = new Container(id, requested, requested.base, () => loadModule(address));
      known.set(requested.global, fresh);
      return fresh;
    },
    prefer: (container: Container) => void known.set(container.release.global, container),
    discard: ({ release: { global } }: Container) => void known.delete(global),
  } as unknown as RemoteLoader;
  return { loader: new FallbackLoader(remoteLoader), opened };
}

const shopModule = { id: 'mfe-shop' } as RemoteModule;
const selectVersion = async (container: Container) => container.release.version;

test('the part comes from the live release, and no other one is opened', async () => {
  const { loader, opened } = openPage('/live');
  expect(await loader.load(remote, selectVersion)).toBe('3');
  expect(opened).toEqual(['3']);
  expect(loader.hasFallenBack).toBe(false);
});

test('a transient failure is retried at another address', async () => {
  const { loader, opened } = openPage('/passing', (address) =>
    address === '3' ? Promise.reject(unreachable()) : Promise.resolve(shopModule),
  );
  expect(await loader.load(remote, selectVersion)).toBe('3');
  expect(opened).toEqual(['3', '3~']);
  expect(reports).toEqual(['3 entry REMOTE_UNREACHABLE']);
});

test('a permanent failure falls back to the previous release at once, for later parts too', async () => {
  const { loader, opened } = openPage('/lasting', (address) =>
    address.startsWith('3') ? Promise.reject(new Error('thrown while it started')) : Promise.resolve(shopModule),
  );
  expect(await loader.load(remote, selectVersion)).toBe('2');
  expect(await loader.load(remote, selectVersion)).toBe('2');
  expect(opened).toEqual(['3', '2']);
  expect(reports).toEqual(['3 install REMOTE_INSTALL_FAILED']);
  expect(loader.hasFallenBack).toBe(true);
});

test('a hanging release is reported after its timeout, although another one has won long before', async () => {
  const { loader } = openPage('/hanging', (address) => (address.startsWith('3') ? NEVER : Promise.resolve(shopModule)));
  const part = loader.load(remote, selectVersion);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await part).toBe('2');
  expect(reports).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reports).toEqual(['3 entry REMOTE_TIMEOUT']);
});

test('the entry of a development server runs once, however long the server builds', async () => {
  let finish = (_: RemoteModule): void => undefined;
  const { loader, opened } = openPage('/source', () => new Promise((resolve) => (finish = resolve)));
  const fromSource = { ...remote, integrity: '', previous: [] };
  const parts = Promise.all([loader.load(fromSource, selectVersion), loader.load(fromSource, selectVersion)]);
  await jest.advanceTimersByTimeAsync(60_000);
  finish(shopModule);
  expect(await parts).toEqual(['3', '3']);
  expect(opened).toEqual(['3']);
  expect(reports).toEqual([]);
});

test('a remote that its development server does not provide is an error at once', async () => {
  const { loader, opened } = openPage('/source-down', () => Promise.reject(unreachable()));
  const fromSource = { ...remote, integrity: '', previous: [] };
  await expect(loader.load(fromSource, selectVersion)).rejects.toMatchObject({ code: 'REMOTE_UNREACHABLE' });
  expect(opened).toEqual(['3']);
});

test('a release that failed to render is skipped; when none is left, the next load starts over', async () => {
  const { loader } = openPage('/render');
  expect(await loader.load(remote, selectVersion)).toBe('3');
  loader.exclude(remote, release('3'));
  expect(await loader.load(remote, selectVersion)).toBe('2');
  loader.exclude(remote, release('2'));
  expect(await loader.load(remote, selectVersion)).toBe('1');
  loader.exclude(remote, release('1'));
  await expect(loader.load(remote, selectVersion)).rejects.toMatchObject({ code: 'REMOTE_RENDER_FAILED' });
  expect(await loader.load(remote, selectVersion)).toBe('1');
});

test('when all releases fail, the first error is thrown, each is reported once, and a retry can succeed', async () => {
  let isDown = true;
  const { loader } = openPage('/down', () => (isDown ? Promise.reject(unreachable()) : Promise.resolve(shopModule)));
  await expect(loader.load(remote, selectVersion)).rejects.toMatchObject({ code: 'REMOTE_UNREACHABLE' });
  await expect(loader.load(remote, selectVersion)).rejects.toThrow();
  expect(reports).toEqual(['3', '2', '1'].map((version) => `${version} entry REMOTE_UNREACHABLE`));
  isDown = false;
  expect(await loader.load(remote, selectVersion)).toBe('3');
});

test.each([
  ['script', { name: 'ChunkLoadError', type: 'error' }, 'chunk REMOTE_UNREACHABLE'],
  ['script with the wrong content', { name: 'ChunkLoadError', type: 'missing' }, 'chunk REMOTE_MALFORMED'],
  ['style sheet', { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }, 'style REMOTE_UNREACHABLE'],
])('a failed %s requested a part is reported with its kind', async (kind, thrown, expected) => {
  const { loader } = openPage(`/kinds/${encodeURIComponent(kind)}`);
  const request = 'http://localhost/remotes/mfe-shop/3/235.js';
  const selectOrThrow = async (container: Container) => {
    if (container.release.version === '3') throw Object.assign(new Error(), thrown, { request });
    return container.release.version;
  };
  expect(await loader.load(remote, selectOrThrow)).toBe('2');
  expect(reports).toEqual([`3 ${expected}`]);
});

test('a failed file of the shell is not reported as a failure of the remote', async () => {
  const { loader } = openPage('/shell-file');
  const error = Object.assign(new Error(), {
    name: 'ChunkLoadError',
    request: 'http://localhost/assets/1/kit-page.js',
  });
  await expect(loader.load(remote, () => Promise.reject(error))).rejects.toMatchObject({ code: 'REMOTE_UNREACHABLE' });
  expect(reports).toEqual([]);
});
