import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

/** Registries and the folders that they list, one line each. */
const registries = ['mfe-page-builder/src/widgets', 'mfe-admin/src/screens', 'store-api/src/endpoints'];

/** Folders that their registry does not name, contracts that nobody fulfils, and endpoints without a promise. */
export function checkRegistries(): string[] {
  const endpoints = listFolders('store-api/src/endpoints');
  const contracts = listFolders('shared-kit/src/api').filter((name) =>
    ['contract.ts', 'hooks.ts'].every((file) => existsSync(path.join(root, 'shared-kit/src/api', name, file))),
  );
  return [
    ...registries.flatMap(unlisted),
    ...contracts
      .filter((name) => !endpoints.includes(name))
      .map((name) => `shared-kit/src/api/${name} promises calls that no store-api/src/endpoints/${name} answers.`),
  ];
}

function unlisted(folder: string): string[] {
  const registry = readFileSync(path.join(root, folder, 'index.ts'), 'utf8');
  return listFolders(folder)
    .filter((name) => !registry.includes(`./${name}/`))
    .map((name) => `${folder}/index.ts does not list ${name}/; add its line, or remove the folder.`);
}

function listFolders(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
