import path from 'node:path';
import { shellManifest } from '@fakos/shared-kit/remote/manifest';
import webpack, { type Compiler } from 'webpack';
import { byKind, integrityOf } from './manifest-files.ts';
import { MANIFEST_FILE } from './remote-manifest-plugin.ts';
import { readPackage, root } from './workspace.ts';

const { sources } = webpack;

/** Emits what the gateway must know of the shell's build: the files of a first load, in order, and their hashes. */
export class ShellManifestPlugin {
  readonly options: { version: string; withIntegrity: boolean };

  constructor(options: ShellManifestPlugin['options']) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellManifestPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifestPlugin', stage }, async () => {
        const { shellPaths } = (await import(path.join(root, 'shell/src/routing/shell-paths.ts'))) as {
          shellPaths: string[];
        };
        const first = byKind(compilation.entrypoints.get('main')?.getFiles() ?? []);
        const localeFiles = (language: string) =>
          [`kit-locale-${language}`, `shell-locale-${language}`].flatMap(
            (chunk) => byKind(compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).scripts,
          );
        const manifest = shellManifest.parse({
          version: this.options.version,
          kit: readPackage('shared-kit').version,
          ...first,
          fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
          routes: shellPaths,
          locales: { el: localeFiles('el'), en: localeFiles('en') },
          integrity: this.options.withIntegrity ? integrityOf(compilation.assets) : {},
        });
        compilation.emitAsset(MANIFEST_FILE, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}
