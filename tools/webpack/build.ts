import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { type BuildMode, production } from './build-mode.ts';
import { compile } from './compile.ts';
import { MANIFEST_FILE } from './manifest-asset.ts';
import { getStaffLibrariesKey } from './staff-libraries.ts';
import { getVersion, listRemotes, root, sourceHash } from './workspace.ts';

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
    const version = getVersion(name, hash);
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
  if (name !== 'shell') return (await import('./build-remote.ts')).buildRemote(name, version);
  const { shellConfig, shellServerConfig } = await import('./shell-config.ts');
  await compile(shellServerConfig(version));
  await compile((await import('./worker-config.ts')).workerConfig(version));
  await compile(shellConfig(version, production));
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
