import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemoteManifest,
  remoteManifest,
  type ShellManifest,
  shellManifest,
} from '@fakos/contracts/remote/manifest';
import { SHELL } from './registry.ts';
import { ReleaseRefused } from './release-errors.ts';
import { MANIFEST_FILE, type Verification, verifyRelease } from './verify-release.ts';

type Verified<M> = Extract<Verification<M>, { ok: true }>;
/** A verified upload of the shell or a remote. */
export type Candidate =
  | ({ readonly name: typeof SHELL } & Verified<ShellManifest>)
  | ({ readonly name: string } & Verified<RemoteManifest>);

/** True for an upload of a remote. */
export function isRemote(candidate: Candidate): candidate is { readonly name: string } & Verified<RemoteManifest> {
  return candidate.name !== SHELL;
}

/**
 * Verifies the files of an upload. Throws {@link ReleaseRefused}.
 *
 * @param name what it must be a release of; anything where it is left out
 */
export async function verifyCandidate(folder: string, name: string | undefined): Promise<Candidate> {
  const expected = name ?? (await readName(folder));
  if (expected === SHELL) return { name: SHELL, ...requireVerified(await verifyRelease(folder, shellManifest)) };
  const found = requireVerified(await verifyRelease(folder, remoteManifest));
  const { id } = found.manifest;
  if (name && name !== id) throw new ReleaseRefused([`id: this is a release of ${id}, not of ${name}`]);
  return { name: id, ...found };
}

function requireVerified<M>(found: Verification<M>): Verified<M> {
  if (!found.ok) throw new ReleaseRefused(found.reasons);
  return found;
}

/** The package of a release, by its folder: only the manifest of the shell has no `id`. */
async function readName(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ReleaseRefused([`${MANIFEST_FILE}: is missing`]);
  return /"id"\s*:/.test(text) ? '' : SHELL;
}
