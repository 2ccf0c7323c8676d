import path from 'node:path';
import { CONTRACT_VERSION, type ShellManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import type { RouteDeclaration } from '@fakos/contracts/remote/route';
import { type SlotName, slotNames } from '@fakos/contracts/remote/slot-names';
import type { Compilation, Compiler } from 'webpack';
import { CONTENT_STYLES_CHUNK } from './content-styles-plugin.ts';
import { collectProvidedNames, type NamesByRequest } from './kit-names.ts';
import { ManifestAsset } from './manifest-asset.ts';
import { computeIntegrity, splitByKind } from './manifest-files.ts';
import { describeRoute } from './manifest-routes.ts';
import { addServerArtifact } from './server-artifact.ts';
import { PREVIOUS_KIT_CHUNK, readPreviousKit } from './shared-modules.ts';
import { listLazyModules } from './sharing.ts';
import { addWorker } from './worker-asset.ts';
import { readPackage, root } from './workspace.ts';

/** Emits the shell's manifest for the gateway: the files of a first load in order, routes, chunks and hashes. */
export class ShellManifestPlugin {
  readonly options: { version: string; withIntegrity: boolean };
  private readonly asset = new ManifestAsset();

  constructor(options: ShellManifestPlugin['options']) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const getExports = collectProvidedNames(compiler, 'ShellManifestPlugin');
    const previous = readPreviousKit();
    const getPreviousExports = collectProvidedNames(
      compiler,
      'ShellManifestPlugin',
      (imported) => previous?.modules.find(({ file }) => file === imported)?.request,
    );
    const describePreviousKit = (compilation: Compilation): ShellManifest['previousKit'] =>
      previous && {
        version: previous.version,
        exports: getPreviousExports(),
        files: getChunkFiles(compilation, PREVIOUS_KIT_CHUNK),
      };
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifestPlugin', stage }, async () => {
        await this.asset.emit(compilation, async () =>
          shellManifest.parse({
            ...(await this.describe(compilation, getExports())),
            previousKit: describePreviousKit(compilation),
          }),
        );
      });
    });
  }

  private async describe(compilation: Compilation, exports: NamesByRequest): Promise<ShellManifest> {
    const { shellRoutes, notFoundChunk, underConstructionChunk, redirects } = await readShellRoutes();
    const { firstViewSlots } = await readRoutingModule<FirstViewSlots>('first-view-slots.ts');
    // The mode of the build, because `npm run dev -- REMOTE` makes production builds where NODE_ENV is `development`.
    const isDevelopment = compilation.options.mode === 'development';
    const routes = isDevelopment ? [...shellRoutes, ...(await readDevelopmentRoutes())] : shellRoutes;
    const getFiles = (...chunks: readonly string[]) => getChunkFiles(compilation, ...chunks);
    const getLocaleScripts = (language: string) => getFiles(`locale-${language}`).scripts;
    const server = this.options.withIntegrity ? addServerArtifact(compilation, 'shell') : undefined;
    const worker = this.options.withIntegrity ? addWorker(compilation) : undefined;
    return {
      version: this.options.version,
      contract: CONTRACT_VERSION,
      kit: readPackage('shared-kit/kit').version,
      exports,
      slotNames: [...slotNames],
      // The styles of the header precede those of the content.
      ...getFiles('main', CONTENT_STYLES_CHUNK),
      fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
      routes: routes.map((route) => ({
        ...describeRoute('shell', route),
        ...getFiles(getChunkName(route.load)),
        slots: [...(firstViewSlots[route.path] ?? [])],
      })),
      notFound: getFiles(notFoundChunk),
      underConstruction: getFiles(underConstructionChunk),
      panels: getChunkFiles(compilation, ...panelChunks),
      redirects: [...redirects],
      provides: Object.fromEntries(listLazyModules().map(({ request, chunk }) => [request, getFiles(chunk)])),
      locales: { el: getLocaleScripts('el'), en: getLocaleScripts('en') },
      ...(server ? { server } : {}),
      ...(worker ? { worker, offline: listOfflineFiles(compilation) } : {}),
      integrity: this.options.withIntegrity ? computeIntegrity(compilation.assets) : {},
    };
  }
}

function getChunkFiles(compilation: Compilation, ...chunks: readonly string[]) {
  const files = chunks.flatMap((chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []);
  return splitByKind([...new Set(files)]);
}

/** Chunks of the header's menu and of drawers. */
const panelChunks = ['menu', 'drawer'] as const;

/** Chunks that work offline, by name or by the folder of the importing module: the chrome's panels and the list pages. */
const offlineChunks = /^locale-|^page-(?:offline|wishlist)$|^(?:deferred|stored-state)$/;
const offlineOrigins = /[/\\](?:shell[/\\]src[/\\]chrome|shared-kit[/\\]kit[/\\]src[/\\]ui)[/\\]/;

/** Files besides the first load that the chrome, the wishlist and the offline page need without a network. */
function listOfflineFiles(compilation: Compilation): string[] {
  const groups = compilation.chunkGroups.filter(
    (group) =>
      offlineChunks.test(group.name ?? '') ||
      group.origins.some(({ module }) => offlineOrigins.test(module?.nameForCondition() ?? '')),
  );
  const { scripts, styles } = splitByKind(groups.flatMap((group) => group.getFiles()));
  const hashes = Object.keys(compilation.assets).filter((file) => /^integrity\.\w+\.json$/.test(file));
  return [...styles, ...scripts, ...hashes];
}

interface ShellRoutes {
  readonly shellRoutes: readonly (RouteDeclaration & { readonly load: () => unknown })[];
  readonly notFoundChunk: string;
  readonly underConstructionChunk: string;
  readonly redirects: ShellManifest['redirects'];
}

interface FirstViewSlots {
  readonly firstViewSlots: Readonly<Record<string, readonly SlotName[]>>;
}

const readShellRoutes = () => readRoutingModule<ShellRoutes>('shell-routes.ts');

async function readDevelopmentRoutes(): Promise<ShellRoutes['shellRoutes']> {
  type DevelopmentRoutes = { readonly developmentRoutes: ShellRoutes['shellRoutes'] };
  return (await readRoutingModule<DevelopmentRoutes>('development-routes.ts')).developmentRoutes;
}

async function readRoutingModule<Module>(file: string): Promise<Module> {
  // The query makes a rebuild in the same process read the file again.
  return import(path.join(root, `shell/src/routing/${file}?read=${Date.now()}`)) as Promise<Module>;
}

function getChunkName(load: () => unknown): string {
  const name = /webpackChunkName: "([^"]+)"/.exec(load.toString())?.[1];
  if (!name) throw new Error(`shell-routes.ts: no webpackChunkName in ${load.toString()}`);
  return name;
}
