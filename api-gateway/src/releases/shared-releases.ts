import { Readable } from 'node:stream';
import type { S3Bucket } from '@fakos/contracts/servers/s3-bucket';
import { StorageUnavailable } from '@fakos/contracts/servers/s3-bucket';
import { packRelease, unpackRelease } from './release-archive.ts';
import type { ReleaseFiles } from './release-files.ts';

/** A release as a registry lists it. */
export interface SealedRelease {
  readonly name: string;
  readonly version: string;
  readonly seal: string;
}

/**
 * The files of releases in object storage, one packed object for each, and their copies in a folder of this machine, from which
 * they are served. An object is named after the hash of the release's manifest, so it never changes.
 */
export class SharedReleases {
  private readonly bucket: S3Bucket;
  private readonly files: ReleaseFiles;

  constructor(bucket: S3Bucket, files: ReleaseFiles) {
    this.bucket = bucket;
    this.files = files;
  }

  /** Stores the local files of a release, where they are not stored yet. */
  async upload(release: SealedRelease): Promise<void> {
    const key = getKey(release);
    if (await this.bucket.head(key)) return;
    const packed = packRelease(this.files.getFolder(release.name, release.version));
    await this.bucket.put(key, Buffer.concat(await packed.toArray()), { isNew: true });
  }

  /**
   * Copies a release to this machine and verifies all of its files. An intact copy stays.
   *
   * @param options.isDamaged replaces the copy in any case
   */
  async download(release: SealedRelease, { isDamaged = false } = {}): Promise<void> {
    const { name, version, seal } = release;
    if (!isDamaged && (await this.files.readSeal(name, version)) === seal) return;
    const object = await this.bucket.get(getKey(release));
    if (!object) throw new StorageUnavailable(`The object storage has no ${name} ${version}.`);
    await this.files.withIncoming(async (incoming) => {
      await unpackRelease(Readable.from(object.bytes), incoming);
      await this.files.requireSealed(incoming, release);
      await this.files.moveIn(incoming, name, version);
    });
  }
}

function getKey({ name, version, seal }: SealedRelease): string {
  const hash = Buffer.from(seal.replace(/^sha384-/, ''), 'base64').toString('hex');
  return `${name}/${version}/${hash}.release`;
}
