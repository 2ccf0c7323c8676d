import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { MANIFEST_FILE } from './manifest-asset.ts';
import type { BuildMode } from './rules.ts';
import { listRemotes, readPackage, root, sourceHash } from './workspace.ts';

const production: BuildMode = { development: false, refresh: false };

/** What a build was made from, so that an unchanged package is not built again. */
const STAMP_FILE = '.source-hash';

/**
 * Builds the shell and every remote that changed, one after the other (two at once are slower on two cores).
 *
 * @param nameStep what a package's build is called while it runs
 * @param step runs a build and reports it
 * @param names the packages that may be built; all where they are left out
 * @returns the names of the packages that were built.
 */
export async function buildStale(
  nameStep: (folder: string) => string,
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>,
  names: readonly string[] = ['shell', ...listRemotes()],
): Promise<string[]> {
  const built: string[] = [];
  for (const name of names) {
    const hash = sourceHash(name);
    const stamp = path.join(root, name, 'dist', STAMP_FILE);
    if (readStamp(name) === hash) continue;
    const version = `${readPackage(name).version}-${hash.slice(0, 8)}`;
    await step(nameStep(name), () => build(name, version));
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
    built.push(name);
  }
  return built;
}

/**
 * Builds one package into its `dist/release`: first what renders it on the server, for the shell its service worker, then
 * what browsers load, whose manifest names all.
 *
 * @param version names the release
 */
export async function build(name: string, version: string): Promise<void> {
  // What stands there from now on is not the build of its sources that a start looks for.
  rmSync(path.join(root, name, 'dist', STAMP_FILE), { force: true });
  const { isRenderedOnServer, serverConfig } = await import('./server-config.ts');
  if (await isRenderedOnServer(name)) await compile(serverConfig(name, version));
  if (name === 'shell') await compile((await import('./worker-config.ts')).workerConfig(version));
  await compile(await configOf(name, version, production));
}

/** webpack's configuration of a package by its folder. Loaded when needed: webpack takes a second to start. */
export async function configOf(name: string, version: string, mode: BuildMode): Promise<Configuration> {
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
