import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest, shellManifest } from '@fakos/shared-kit/remote/manifest';
import { z } from 'zod';
import { type LiveComposition, REMOTES_BASE, type Releases, SHELL_BASE } from './live-composition.ts';

const MANIFEST_FILE = 'manifest.json';
const registrySchema = z.object({ shell: z.string(), remotes: z.record(z.string(), z.string()) });
type Registry = z.output<typeof registrySchema>;

/**
 * Releases in a folder: `NAME/VERSION/` holds the files of a release, which never change; `registry.json` says which
 * version of each is live and is replaced as a whole, so that a reader never sees half a change.
 */
export class ReleaseFolder implements Releases {
  readonly folder: string;
  private known: { text: string; composition: LiveComposition } | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  async live(): Promise<LiveComposition> {
    const text = await readFile(this.registryFile, 'utf8');
    if (this.known?.text === text) return this.known.composition;
    const composition = await this.compose(registrySchema.parse(JSON.parse(text)));
    this.known = { text, composition };
    return composition;
  }

  /** Copies builds into the folder, where they are not there yet, and makes exactly these live. */
  async publish(builds: { shell: string; remotes: readonly string[] }): Promise<void> {
    const registry: Registry = { shell: await this.add('shell', builds.shell), remotes: {} };
    for (const build of builds.remotes) {
      const { id } = remoteManifest.parse(await readJson(path.join(build, MANIFEST_FILE)));
      registry.remotes[id] = await this.add(id, build);
    }
    const temporary = `${this.registryFile}.${process.pid}`;
    await writeFile(temporary, `${JSON.stringify(registry, null, 2)}\n`);
    await rename(temporary, this.registryFile);
  }

  private get registryFile(): string {
    return path.join(this.folder, 'registry.json');
  }

  private async add(name: string, build: string): Promise<string> {
    const { version } = z.object({ version: z.string() }).parse(await readJson(path.join(build, MANIFEST_FILE)));
    const target = path.join(this.folder, name, version);
    await mkdir(target, { recursive: true });
    await cp(build, target, { recursive: true, force: false });
    return version;
  }

  private async compose(registry: Registry): Promise<LiveComposition> {
    const shellFile = path.join(this.folder, 'shell', registry.shell, MANIFEST_FILE);
    const remotes = Object.entries(registry.remotes).map(async ([name, version]) => ({
      manifest: remoteManifest.parse(await readJson(path.join(this.folder, name, version, MANIFEST_FILE))),
      base: `${REMOTES_BASE}${name}/${version}/`,
      folder: path.join(this.folder, name, version),
      previous: [],
    }));
    return {
      key: JSON.stringify(registry),
      shell: shellManifest.parse(await readJson(shellFile)),
      shellBase: `${SHELL_BASE}${registry.shell}/`,
      shellFolder: path.join(this.folder, 'shell', registry.shell),
      remotes: await Promise.all(remotes),
    };
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
