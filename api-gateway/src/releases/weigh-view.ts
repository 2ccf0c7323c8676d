import type { RemoteManifest, ShellManifest } from '@fakos/shared-kit/remote/manifest';
import { viewFiles } from '../html/view-files.ts';
import type { FileSizes } from './verify-release.ts';

/** Budgets of a first view in bytes, brotli (docs/decisions/0010): what the shell and the view's remotes bring together. */
export const VIEW_BUDGETS = { scripts: 165_000, styles: 25_000 } as const;

/** A release whose files were measured. */
export interface Measured<M> {
  readonly manifest: M;
  readonly sizes: FileSizes;
}

/** The shell and one release of each remote, measured. */
export interface MeasuredSite {
  readonly shell: Measured<ShellManifest>;
  readonly remotes: readonly Measured<RemoteManifest>[];
}

/** Bytes of scripts and styles that the first view of an address downloads, in Greek. */
export function weighView({ shell, remotes }: MeasuredSite, address: string): { scripts: number; styles: number } {
  const view = viewFiles(
    {
      key: '',
      shell: shell.manifest,
      shellBase: '',
      shellFolder: undefined,
      remotes: remotes.map(({ manifest }) => ({ manifest, base: '', folder: undefined, previous: [] })),
    },
    address,
    'el',
  );
  const sizesOf = (id: string) => remotes.find(({ manifest }) => manifest.id === id)?.sizes ?? {};
  const theirs = view.remotes.map(({ release: { manifest }, files }) => ({
    scripts: weigh(sizesOf(manifest.id), [manifest.entry, ...files.scripts]),
    styles: weigh(sizesOf(manifest.id), files.styles),
  }));
  const sum = (kind: 'scripts' | 'styles') =>
    weigh(shell.sizes, [...view.first[kind], ...view.next[kind]]) +
    theirs.reduce((total, weight) => total + weight[kind], 0);
  return { scripts: sum('scripts'), styles: sum('styles') };
}

function weigh(sizes: FileSizes, files: readonly string[]): number {
  return files.reduce((total, file) => total + (sizes[file] ?? 0), 0);
}
