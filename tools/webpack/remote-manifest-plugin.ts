import path from 'node:path';
import { type RemoteManifest, remoteManifest } from '@fakos/contracts/remote/manifest';
import type { RemoteModule } from '@fakos/shared-kit/remote';
import type { Compilation, Compiler } from 'webpack';
import { collectUsedNames, type NamesByRequest } from './kit-names.ts';
import { ManifestAsset } from './manifest-asset.ts';
import { computeIntegrity, createPart, findPartByImport, type RemotePart } from './manifest-files.ts';
import { describeRoute } from './manifest-routes.ts';
import { describeWidget } from './manifest-widgets.ts';
import { addServerArtifact } from './server-artifact.ts';
import { kitRange } from './sharing.ts';
import { root } from './workspace.ts';

/**
 * Emits a remote's manifest from its source: `remote.ts` is imported directly (Node strips its types; its pages are lazy and
 * not loaded), and each `import()` in it is matched with the parts that were built.
 */
export class RemoteManifestPlugin {
  readonly options: { name: string; version: string; global: string; withIntegrity: boolean };
  private readonly asset = new ManifestAsset();

  constructor(options: RemoteManifestPlugin['options']) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const getUses = collectUsedNames(compiler, 'RemoteManifestPlugin');
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifestPlugin', stage }, async () => {
        await this.asset.emit(compilation, () => this.describe(compilation, getUses()));
      });
    });
  }

  private async describe(compilation: Compilation, uses: NamesByRequest): Promise<RemoteManifest> {
    const { name, version, global } = this.options;
    const remote = await readRemote(name);
    const getPart = (load: () => unknown) => getPartByLoader(compilation, load);
    const module = compilation.namedChunkGroups.get('remote');
    const server = this.options.withIntegrity ? addServerArtifact(compilation, name) : undefined;
    const entry = compilation.getAssets().find(({ name: file }) => /^entry(\..+)?\.js$/.test(file));
    return remoteManifest.parse({
      id: name,
      version,
      global,
      kit: kitRange,
      uses,
      contract: remote.contract,
      entry: entry?.name,
      module: createPart(compilation, module ? [module] : []),
      routes: remote.routes.map((route) => ({ ...describeRoute(name, route), ...getPart(route.page) })),
      slots: Object.entries(remote.slots).map(([slot, fill]) => ({ name: slot, ...getPart(fill) })),
      widgets: (remote.widgets ?? []).map((widget) => ({ ...describeWidget(name, widget), ...getPart(widget.view) })),
      slices: remote.slices.map((slice) => slice.name),
      locales: { el: getPart(remote.locales.el), en: getPart(remote.locales.en) },
      server,
      integrity: this.options.withIntegrity ? computeIntegrity(compilation.assets) : {},
    } satisfies Record<keyof RemoteManifest, unknown>);
  }
}

/** Imports a remote's `remote.ts`. */
export async function readRemote(name: string): Promise<RemoteModule> {
  // The query makes a rebuild in the same process read the file again.
  const file = path.join(root, name, 'src/remote.ts');
  const module = (await import(`${file}?read=${Date.now()}`)) as { default: RemoteModule };
  return module.default;
}

function getPartByLoader(compilation: Compilation, load: () => unknown): RemotePart {
  const request = /import\(\s*(?:\/\*.*?\*\/\s*)?['"](.+?)['"]/s.exec(load.toString())?.[1];
  const part = request ? findPartByImport(compilation, request) : undefined;
  if (!part) throw new Error(`src/remote.ts: no part was built for ${load.toString()}; write it as () => import('…')`);
  return part;
}
