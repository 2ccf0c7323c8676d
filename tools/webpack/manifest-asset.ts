import webpack, { type Compilation } from 'webpack';

const { sources, WebpackError } = webpack;

/** File name of a release's manifest. */
export const MANIFEST_FILE = 'manifest.json';

/**
 * Emits what a build says of itself. A build with faults repeats what the one before said, so that the rest of the
 * site goes on while somebody writes.
 */
export class ManifestAsset {
  private latest: webpack.sources.RawSource | undefined;

  /** @param manifest makes it; its failure is a fault of the build, shown as any other */
  async emit(compilation: Compilation, manifest: () => Promise<unknown>): Promise<void> {
    if (compilation.errors.length === 0) {
      try {
        this.latest = new sources.RawSource(`${JSON.stringify(await manifest(), null, 2)}\n`);
      } catch (error) {
        const where = error instanceof Error ? error.stack : String(error);
        compilation.errors.push(new WebpackError(`${MANIFEST_FILE} cannot be made: ${where}`));
      }
    }
    if (this.latest) compilation.emitAsset(MANIFEST_FILE, this.latest);
  }
}
