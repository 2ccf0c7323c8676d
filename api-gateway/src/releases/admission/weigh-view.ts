import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';
import { listViewFiles } from '../../html/view-files.ts';
import type { FileSizes } from '../verify-release.ts';

/** Budgets of a first view in bytes, brotli (docs/decisions/0010), for the shell and the view's remotes together. */
export const VIEW_BUDGETS = { scripts: 165_000, styles: 25_000 } as const;

/** A release with the sizes of its files. */
export interface Measured<M> {
  readonly manifest: M;
  readonly sizes: FileSizes;
}

/** The shell and one release of each remote, with the sizes of their files. */
export interface MeasuredSite {
  readonly shell: Measured<ShellManifest>;
  readonly remotes: readonly Measured<RemoteManifest>[];
}

/** Bytes of scripts and styles that the page of an address downloads until it has started, in Greek. */
export function weighView({ shell, remotes }: MeasuredSite, address: string): { scripts: number; styles: number } {
  const view = listViewFiles(
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
  const getSizes = (id: string) => remotes.find(({ manifest }) => manifest.id === id)?.sizes ?? {};
  const remoteWeights = view.remotes.map(({ release: { manifest }, files }) => ({
    scripts: sumSizes(getSizes(manifest.id), [manifest.entry, ...files.scripts]),
    styles: sumSizes(getSizes(manifest.id), files.styles),
  }));
  const sum = (kind: 'scripts' | 'styles') =>
    sumSizes(shell.sizes, [...view.first[kind], ...view.next[kind], ...view.kit[kind]]) +
    remoteWeights.reduce((total, weight) => total + weight[kind], 0);
  return { scripts: sum('scripts'), styles: sum('styles') };
}

function sumSizes(sizes: FileSizes, files: readonly string[]): number {
  return files.reduce((total, file) => total + (sizes[file] ?? 0), 0);
}
