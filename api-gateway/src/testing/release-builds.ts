import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CONTRACT_VERSION, type RemoteManifest, type ShellManifest } from '@fakos/contracts/remote/manifest';
import { ReleaseFolder } from '../releases/release-folder.ts';
import { computeIntegrity } from '../releases/verify-release.ts';

const noFiles = { scripts: [], styles: [] };

/** A route of a manifest, with the fields of remotes and of the shell. */
type ManifestRoute = RemoteManifest['routes'][number] & ShellManifest['routes'][number];

/** A route of a manifest: public, in the sitemap if it has no parameters, and without files unless `given` says otherwise. */
export function createRoute(path: string, given: Partial<ManifestRoute> = {}): ManifestRoute {
  return { path, access: 'public', sitemap: !/[:*]/.test(path), consumes: [], slots: [], ...noFiles, ...given };
}

/** A manifest of a remote whose parts are one script each. */
export function createRemoteManifest(id: string, version: string, given: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    id,
    version,
    contract: CONTRACT_VERSION,
    kit: '^1.0.0',
    entry: 'entry.js',
    global: `${id}@${version}`.replace(/\W/g, '_'),
    module: { scripts: ['remote.js'], styles: [], consumes: [] },
    routes: [createRoute(id.replace('mfe-', ''), { scripts: ['page.js'], styles: ['page.css'] })],
    slots: [],
    widgets: [],
    slices: [],
    locales: { el: noFiles, en: noFiles },
    integrity: {},
    ...given,
  };
}

/** A manifest of a shell with one script. */
export function createShellManifest(version: string, given: Partial<ShellManifest> = {}): ShellManifest {
  return {
    version,
    contract: CONTRACT_VERSION,
    kit: '1.0.0',
    scripts: ['main.js'],
    styles: [],
    fonts: [],
    routes: [createRoute('')],
    notFound: noFiles,
    provides: {},
    locales: { el: [], en: [] },
    redirects: [],
    integrity: {},
    ...given,
  };
}

/** Temporary folders of builds and releases; `remove()` deletes them. */
export class Builds {
  readonly root = mkdtempSync(path.join(tmpdir(), 'fakos-releases-'));
  private count = 0;

  /** The folder of published releases. */
  get releases(): string {
    return path.join(this.root, 'data/releases');
  }

  /** Writes a build of a remote with `more` files, with compressed copies, and returns its folder. */
  remote(
    id: string,
    version: string,
    given: Partial<RemoteManifest> = {},
    more: Readonly<Record<string, string>> = {},
  ): string {
    const files = {
      'entry.js': `/* ${id} ${version} */`,
      'remote.js': 'remote',
      'page.js': 'page',
      'page.css': `.${id.replace('mfe-', '')}-page{}`,
      'server/index.js': 'module.exports = {}',
      ...more,
    };
    return this.write(files, createRemoteManifest(id, version, given));
  }

  /** Writes a build of a shell and returns its folder. */
  shell(version: string, given: Partial<ShellManifest> = {}): string {
    return this.write({ 'main.js': 'main' }, createShellManifest(version, given));
  }

  /** A folder of releases in which a shell and version 1 of some remotes are live. */
  async installation(remotes: readonly string[] = ['mfe-shop']): Promise<ReleaseFolder> {
    const folder = new ReleaseFolder(this.releases);
    await folder.publishCheckout({ shell: this.shell('1'), remotes: remotes.map((id) => this.remote(id, '1')) });
    return folder;
  }

  /** Text of a published file. */
  read(file: string): string {
    return readFileSync(path.join(this.releases, file), 'utf8');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private write(files: Readonly<Record<string, string>>, manifest: RemoteManifest | ShellManifest): string {
    this.count += 1;
    const folder = path.join(this.root, `build-${this.count}`);
    const integrity: Record<string, string> = {};
    const put = (file: string, bytes: Buffer) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), bytes);
    };
    for (const [file, text] of Object.entries(files)) {
      const bytes = Buffer.from(text);
      integrity[file] = computeIntegrity(bytes);
      put(file, bytes);
      put(`${file}.br`, brotliCompressSync(bytes));
      put(`${file}.gz`, gzipSync(bytes));
    }
    put('manifest.json', Buffer.from(JSON.stringify({ ...manifest, integrity })));
    return folder;
  }
}

/** Versions of the live remotes by name, each followed by its fallbacks. */
export async function liveVersions(folder: ReleaseFolder, bucket?: number): Promise<Record<string, string[]>> {
  const { remotes } = await folder.live(bucket);
  return Object.fromEntries(
    remotes.map(({ manifest, previous }) => [
      manifest.id,
      [manifest.version, ...previous.map((release) => release.manifest.version)],
    ]),
  );
}
