import path from 'node:path';
import { S3Bucket } from '@fakos/contracts/servers/s3-bucket';
import { DEFAULT_REVALIDATE_MS, parseS3Location } from '@fakos/contracts/servers/s3-location';
import type { GatewaySettings } from '../settings.ts';
import { ReleaseFolder } from './release-folder.ts';
import { SharedRegistry } from './shared-registry.ts';
import { SharedReleases } from './shared-releases.ts';

/** The settings that say where the releases are. */
export type ReleasesPlace = Pick<GatewaySettings, 'DATA_DIR'> &
  Partial<Pick<GatewaySettings, 'RELEASES_URL' | 'S3_REVALIDATE_MS'>>;

/** The folder from which this machine serves releases; copies, where they are in object storage. */
export function getReleasesFolder({ DATA_DIR, RELEASES_URL }: ReleasesPlace): string {
  const isFolder = RELEASES_URL !== undefined && !parseS3Location(RELEASES_URL);
  return path.resolve(isFolder ? RELEASES_URL : path.join(DATA_DIR, 'releases'));
}

/** The releases of an installation: in the folder of `RELEASES_URL`, in its object storage, or in `DATA_DIR`. */
export function openReleases(place: ReleasesPlace): ReleaseFolder {
  const location = place.RELEASES_URL === undefined ? undefined : parseS3Location(place.RELEASES_URL);
  if (!location) return new ReleaseFolder(getReleasesFolder(place));
  const bucket = new S3Bucket(location);
  const revalidateMs = place.S3_REVALIDATE_MS ?? DEFAULT_REVALIDATE_MS;
  return new ReleaseFolder(
    getReleasesFolder(place),
    ({ files, ...parts }) =>
      new SharedRegistry({ ...parts, bucket, releases: new SharedReleases(bucket, files), revalidateMs }),
  );
}
