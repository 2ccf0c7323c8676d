import path from 'node:path';
import { type ShellManifest, shellManifest } from '@fakos/shared-kit/remote/manifest';
import type { Compilation, Compiler } from 'webpack';
import { ManifestAsset } from './manifest-asset.ts';
import { byKind, integrityOf } from './manifest-files.ts';
import { addServerArtifact } from './server-artifact.ts';
import { listLazyModules } from './sharing.ts';
import { addWorker } from './worker-asset.ts';
import { readPackage, root } from './workspace.ts';

/** Emits what the gateway must know of the shell's build: the files of a first load, in order, and their hashes. */
export class ShellManifestPlugin {
  readonly options: { version: string; withIntegrity: boolean };
  private readonly asset = new ManifestAsset();

  constructor(options: ShellManifestPlugin['options']) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifestPlugin', stage }, async () => {
        await this.asset.emit(compilation, async () => shellManifest.parse(await this.describe(compilation)));
      });
    });
  }

  private async describe(compilation: Compilation): Promise<ShellManifest> {
    const { shellPaths, notFoundChunk, redirects } = await readShellPaths();
    const filesOf = (chunk: string) => byKind(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []);
    const localeFiles = (language: string) => filesOf(`locale-${language}`).scripts;
    const server = this.options.withIntegrity ? addServerArtifact(compilation, 'shell') : undefined;
    const worker = this.options.withIntegrity ? addWorker(compilation) : undefined;
    return {
      version: this.options.version,
      kit: readPackage('shared-kit').version,
      ...byKind(compilation.entrypoints.get('main')?.getFiles() ?? []),
      fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
      routes: shellPaths.map(({ path: address, chunk }) => ({ path: address, ...filesOf(chunk) })),
      notFound: filesOf(notFoundChunk),
      redirects: [...redirects],
      provides: Object.fromEntries(listLazyModules().map(({ request, chunk }) => [request, filesOf(chunk)])),
      locales: { el: localeFiles('el'), en: localeFiles('en') },
      ...(server ? { server } : {}),
      ...(worker ? { worker, offline: offlineFiles(compilation) } : {}),
      integrity: this.options.withIntegrity ? integrityOf(compilation.assets) : {},
    };
  }
}

/** What pages open without a network, by the folder or name of what asks for it: the chrome's panels, the lists' pages. */
const openedOffline = /^locale-|^words-pwa-|^page-(?:offline|wishlist)$|^(?:pwa|take-over)$/;
const opensOffline = /[/\\](?:shell[/\\]src[/\\]chrome|shared-kit[/\\]src[/\\]ui)[/\\]/;

/** Files that let the chrome, the wishlist and the offline page work without a network, beside the first load's. */
function offlineFiles(compilation: Compilation): string[] {
  const groups = compilation.chunkGroups.filter(
    (group) =>
      openedOffline.test(group.name ?? '') ||
      group.origins.some(({ module }) => opensOffline.test(module?.nameForCondition() ?? '')),
  );
  const { scripts, styles } = byKind(groups.flatMap((group) => group.getFiles()));
  const hashes = Object.keys(compilation.assets).filter((file) => /^integrity\.\w+\.json$/.test(file));
  return [...styles, ...scripts, ...hashes];
}

interface ShellPaths {
  readonly shellPaths: readonly { readonly path: string; readonly chunk: string }[];
  readonly notFoundChunk: string;
  readonly redirects: ShellManifest['redirects'];
}

async function readShellPaths(): Promise<ShellPaths> {
  // The query makes a rebuild in the same process read the file anew.
  return import(path.join(root, `shell/src/routing/shell-paths.ts?read=${Date.now()}`)) as Promise<ShellPaths>;
}
