import type { ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { type LiveRemote, remoteManifest } from '@fakos/contracts/remote/manifest';
import type { FieldDescriptions } from '@fakos/contracts/widgets/widget';

/** The widgets that live remotes contribute, from their manifests. A remote whose manifest cannot be read is left out. */
export async function listContributedWidgets(remotes: readonly LiveRemote[]): Promise<readonly ContributedWidget[]> {
  return (await Promise.all(remotes.filter(({ widgets }) => widgets).map(readWidgets))).flat();
}

async function readWidgets({ id, base, version }: LiveRemote): Promise<ContributedWidget[]> {
  try {
    const response = await fetch(`${base}manifest.json`, { credentials: 'omit' });
    const { widgets } = remoteManifest.parse(await response.json());
    return widgets.map(({ type, icon, fields, texts }) => ({
      type,
      remote: id,
      icon,
      // Described by the contract's functions in the remote's source; a kind that this version does not know is not edited.
      fields: fields as unknown as FieldDescriptions,
      texts,
    }));
  } catch (error) {
    console.warn(`The widgets of ${id} ${version} could not be listed:`, error);
    return [];
  }
}
