import webpack, { type Compilation } from 'webpack';

const { sources, WebpackError } = webpack;

/** File name of a release's manifest. */
export const MANIFEST_FILE = 'manifest.json';

/**
 * Emits a build's manifest. A build with errors emits the previous manifest again, so that the rest of the site keeps working
 * during development.
 */
export class ManifestAsset {
  private latest: webpack.sources.RawSource | undefined;

  /** @param manifest creates the manifest; its error is reported as an error of the build */
  async emit(compilation: Compilation, manifest: () => Promise<unknown>): Promise<void> {
    if (compilation.errors.length === 0) {
      try {
        this.latest = new sources.RawSource(`${JSON.stringify(await manifest(), null, 2)}\n`);
      } catch (error) {
        const where = error instanceof Error ? error.stack : String(error);
        compilation.errors.push(new WebpackError(`${MANIFEST_FILE} could not be created: ${where}`));
      }
    }
    if (this.latest) compilation.emitAsset(MANIFEST_FILE, this.latest);
  }
}
