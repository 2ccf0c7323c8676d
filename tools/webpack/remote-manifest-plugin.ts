import path from 'node:path';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import { type RemoteManifest, remoteManifest } from '@fakos/shared-kit/remote/manifest';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { byKind, filesOfImport, integrityOf, type PartFiles } from './manifest-files.ts';
import { kitRange } from './sharing.ts';
import { root } from './workspace.ts';

const { sources } = webpack;

/** File name of a release's manifest. */
export const MANIFEST_FILE = 'manifest.json';

/**
 * Emits a remote's manifest from its own source: `remote.ts` is read as it is (Node strips its types; its pages are
 * lazy and stay unloaded), and each `import()` in it is looked up among the parts that were built.
 */
export class RemoteManifestPlugin {
  readonly options: { name: string; version: string; global: string; withIntegrity: boolean };

  constructor(options: RemoteManifestPlugin['options']) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifestPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const manifest = await this.describe(compilation);
        compilation.emitAsset(MANIFEST_FILE, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }

  private async describe(compilation: Compilation): Promise<RemoteManifest> {
    const { name, version, global } = this.options;
    const remote = await readRemote(name);
    const filesOf = (load: () => unknown) => filesOfLoader(compilation, name, load);
    const entry = compilation.getAssets().find(({ name: file }) => /^entry(\..+)?\.js$/.test(file));
    return remoteManifest.parse({
      id: name,
      version,
      global,
      kit: kitRange,
      contract: remote.contract,
      entry: entry?.name,
      module: byKind(compilation.namedChunkGroups.get('remote')?.getFiles() ?? []),
      routes: remote.routes.map((route) => ({ path: route.path, ...filesOf(route.page) })),
      slots: Object.entries(remote.slots).map(([slot, fill]) => ({ name: slot, ...filesOf(fill) })),
      slices: remote.slices.map((slice) => slice.name),
      locales: { el: filesOf(remote.locales.el), en: filesOf(remote.locales.en) },
      integrity: this.options.withIntegrity ? integrityOf(compilation.assets) : {},
    } satisfies Record<keyof RemoteManifest, unknown>);
  }
}

async function readRemote(name: string): Promise<RemoteModule> {
  // The query makes a rebuild in the same process read the file anew.
  const file = path.join(root, name, 'src/remote.ts');
  const exposed = (await import(`${file}?read=${Date.now()}`)) as { default: RemoteModule };
  return exposed.default;
}

function filesOfLoader(compilation: Compilation, name: string, load: () => unknown): PartFiles {
  const request = /import\(\s*(?:\/\*.*?\*\/\s*)?['"](.+?)['"]/s.exec(load.toString())?.[1];
  const files = request ? filesOfImport(compilation, request) : undefined;
  if (!files)
    throw new Error(`${name}/src/remote.ts: no part was built for ${load.toString()}; write it as () => import('…')`);
  return files;
}
