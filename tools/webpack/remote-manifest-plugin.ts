import path from 'node:path';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import { type RemoteManifest, remoteManifest } from '@fakos/shared-kit/remote/manifest';
import type { Compilation, Compiler } from 'webpack';
import { ManifestAsset } from './manifest-asset.ts';
import { integrityOf, partOfGroups, partOfImport, type RemotePart } from './manifest-files.ts';
import { addServerArtifact } from './server-artifact.ts';
import { kitRange } from './sharing.ts';
import { root } from './workspace.ts';

/**
 * Emits a remote's manifest from its own source: `remote.ts` is read as it is (Node strips its types; its pages are
 * lazy and stay unloaded), and each `import()` in it is looked up among the parts that were built.
 */
export class RemoteManifestPlugin {
  readonly options: { name: string; version: string; global: string; withIntegrity: boolean };
  private readonly asset = new ManifestAsset();

  constructor(options: RemoteManifestPlugin['options']) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifestPlugin', stage }, async () => {
        await this.asset.emit(compilation, () => this.describe(compilation));
      });
    });
  }

  private async describe(compilation: Compilation): Promise<RemoteManifest> {
    const { name, version, global } = this.options;
    const remote = await readRemote(name);
    const partOf = (load: () => unknown) => partOfLoader(compilation, load);
    const module = compilation.namedChunkGroups.get('remote');
    const server = this.options.withIntegrity ? addServerArtifact(compilation, name) : undefined;
    const entry = compilation.getAssets().find(({ name: file }) => /^entry(\..+)?\.js$/.test(file));
    return remoteManifest.parse({
      id: name,
      version,
      global,
      kit: kitRange,
      contract: remote.contract,
      entry: entry?.name,
      module: partOfGroups(compilation, module ? [module] : []),
      routes: remote.routes.map((route) => ({ path: route.path, ...partOf(route.page) })),
      slots: Object.entries(remote.slots).map(([slot, fill]) => ({ name: slot, ...partOf(fill) })),
      slices: remote.slices.map((slice) => slice.name),
      locales: { el: partOf(remote.locales.el), en: partOf(remote.locales.en) },
      server,
      integrity: this.options.withIntegrity ? integrityOf(compilation.assets) : {},
    } satisfies Record<keyof RemoteManifest, unknown>);
  }
}

/** A remote's contents page, read from its source. */
export async function readRemote(name: string): Promise<RemoteModule> {
  // The query makes a rebuild in the same process read the file anew.
  const file = path.join(root, name, 'src/remote.ts');
  const exposed = (await import(`${file}?read=${Date.now()}`)) as { default: RemoteModule };
  return exposed.default;
}

function partOfLoader(compilation: Compilation, load: () => unknown): RemotePart {
  const request = /import\(\s*(?:\/\*.*?\*\/\s*)?['"](.+?)['"]/s.exec(load.toString())?.[1];
  const part = request ? partOfImport(compilation, request) : undefined;
  if (!part) throw new Error(`src/remote.ts: no part was built for ${load.toString()}; write it as () => import('…')`);
  return part;
}
