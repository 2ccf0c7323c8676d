import { z } from 'zod';

/** A bucket of S3-compatible object storage, and the beginning of all keys in it: empty, or ending with a slash. */
export interface S3Location {
  readonly bucket: string;
  readonly prefix: string;
}

/** Default of the settings that say how long a state of the object storage may be used, in milliseconds. */
export const DEFAULT_REVALIDATE_MS = 5_000;
const MIN_REVALIDATE_MS = 100;
const MAX_REVALIDATE_MS = 600_000;

/** The location that `s3://BUCKET/PREFIX` names; undefined for anything else. */
export function parseS3Location(text: string): S3Location | undefined {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (!bucket || prefix.split('/').includes('..')) return undefined;
  const names = prefix.split('/').filter(Boolean);
  return { bucket, prefix: names.map((name) => `${name}/`).join('') };
}

/** A setting that names a folder or `s3://BUCKET/PREFIX`. */
export const storageLocation = z
  .string()
  .min(1)
  .refine((text) => !/^[a-z\d]+:\/\//i.test(text) || parseS3Location(text) !== undefined, {
    error: 'write a folder or an address such as s3://bucket/prefix',
  });

const revalidateError = `write milliseconds from ${MIN_REVALIDATE_MS} to ${MAX_REVALIDATE_MS}`;

/** A setting that says how old a state of the object storage may be, in milliseconds. */
export const revalidateMs = z.coerce
  .number({ error: revalidateError })
  .int({ error: revalidateError })
  .min(MIN_REVALIDATE_MS, { error: revalidateError })
  .max(MAX_REVALIDATE_MS, { error: revalidateError })
  .default(DEFAULT_REVALIDATE_MS);
