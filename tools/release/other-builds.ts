import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@fakos/api-gateway/releases/verify-release';
import { remoteManifest } from '@fakos/contracts/remote/manifest';
import { z } from 'zod';
import { UserError } from '../user-error.ts';

/** The JSON schema of a remote's manifest as builds write it. The gateway also reads manifests from before some fields existed. */
export function createManifestSchema(): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(remoteManifest, { io: 'output', unrepresentable: 'any' });
}

/**
 * The name of the remote that another repository or bundler has built.
 *
 * @param names the name that the command gives, if any
 * @throws UserError where the folder has no manifest of a remote, or one of another remote
 */
export async function requireBuild(folder: string, names: readonly string[]): Promise<string> {
  const file = path.join(folder, MANIFEST_FILE);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`${file} cannot be read; --from names the folder of a finished build.`, { cause });
  });
  const found = remoteManifest.safeParse(parseJson(text, file));
  if (!found.success) {
    const reasons = found.error.issues.map((issue) => `- ${issue.path.join('.') || 'the manifest'}: ${issue.message}`);
    throw new UserError(`${file} does not fit the schema (npm run release -- schema):\n${reasons.join('\n')}`);
  }
  const { id } = found.data;
  const [name = id, ...rest] = names;
  if (name !== id || rest.length > 0) throw new UserError(`${file} is of ${id}, not of ${names.join(', ')}.`);
  return id;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`${file} is not JSON.`, { cause });
  }
}
