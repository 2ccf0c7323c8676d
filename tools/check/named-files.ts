import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

/** Documents that name the code and the tests behind what they say. */
const documents = ['SECURITY.md', 'docs/guides/security-requirements.md'];
/** Short names of folders in these documents. */
const folders: Readonly<Record<string, string>> = {
  S: 'store-api/src/',
  G: 'api-gateway/src/',
  C: 'shared-kit/contracts/src/',
};

/** Files that the documents about security name and that do not exist. */
export function checkNamedFiles(): string[] {
  const exists = (file: string) => existsSync(path.join(root, file));
  return documents.flatMap((document) =>
    findMissingFiles(document, readFileSync(path.join(root, document), 'utf8'), exists),
  );
}

/** See {@link checkNamedFiles}. */
export function findMissingFiles(document: string, text: string, exists: (file: string) => boolean): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => toFile(code))
      .filter((file) => file !== undefined && !exists(file))
      .map((file) => `${document}:${index + 1} names ${file}, which does not exist; name the file that replaced it.`),
  );
}

/** The path that code in a document stands for; undefined for other code. */
function toFile(code: string): string | undefined {
  const [, folder = '', file = ''] = /^([A-Z]):(.+)$/.exec(code) ?? [];
  if (folders[folder] !== undefined) return folders[folder] + file;
  return /^\w[\w./-]*\.(?:tsx?|json|conf|md)$/.test(code) ? code : undefined;
}
