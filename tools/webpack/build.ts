import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { MANIFEST_FILE } from './manifest-asset.ts';
import type { BuildMode } from './rules.ts';
import { getStaffLibrariesKey } from './staff-libraries.ts';
import { listRemotes, readPackage, root, sourceHash } from './workspace.ts';

const production: BuildMode = { development: false, refresh: false };

/** Hash of a build's sources, so that unchanged packages are not built again. */
const STAMP_FILE = '.source-hash';

/**
 * Builds the changed packages one after the other (parallel builds are slower on two cores).
 *
 * @param getStepName name of a package's build for progress messages
 * @param step runs a build and reports its progress
 * @param names packages to build; the shell and all remotes if omitted
 * @returns the names of the packages that were built
 */
export async function buildChanged(
  getStepName: (folder: string) => string,
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>,
  names: readonly string[] = ['shell', ...listRemotes()],
): Promise<string[]> {
  const built: string[] = [];
  for (const name of names) {
    const hash = sourceHash(name, getStaffLibrariesKey(name));
    const stamp = path.join(root, name, 'dist', STAMP_FILE);
    if (readStamp(name) === hash) continue;
    const version = `${readPackage(name).version}-${hash.slice(0, 8)}`;
    await step(getStepName(name), () => build(name, version));
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    built.push(name);
  }
  return built;
}

/**
 * Builds one package into its `dist/release`: the server artifact, the shell's service worker, and the browser files with
 * the manifest.
 *
 * @param version of the release
 */
export async function build(name: string, version: string): Promise<void> {
  // The build no longer matches the sources of the stamp.
  rmSync(path.join(root, name, 'dist', STAMP_FILE), { force: true });
  const { isRenderedOnServer, serverConfig } = await import('./server-config.ts');
  if (await isRenderedOnServer(name)) await compile(serverConfig(name, version));
  if (name === 'shell') await compile((await import('./worker-config.ts')).workerConfig(version));
  await compile(await createConfig(name, version, production));
}

/** webpack's configuration of a package by its folder. Loaded on demand, because webpack takes a second to load. */
export async function createConfig(name: string, version: string, mode: BuildMode): Promise<Configuration> {
  if (name === 'shell') return (await import('./shell-config.ts')).shellConfig(version, mode);
  return (await import('./remote-config.ts')).remoteConfig(name, version, mode);
}

function readStamp(name: string): string | undefined {
  const dist = path.join(root, name, 'dist');
  if (!existsSync(path.join(dist, STAMP_FILE)) || !existsSync(path.join(dist, 'release', MANIFEST_FILE)))
    return undefined;
  return readFileSync(path.join(dist, STAMP_FILE), 'utf8');
}

function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings())
          reject(new Error(stats.toString({ preset: 'errors-warnings' })));
        else resolve();
      });
    });
  });
}
