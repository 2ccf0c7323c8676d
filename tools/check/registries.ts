import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';

/** Folders whose `index.ts` lists their sub-folders. */
const registries = ['mfe-page-builder/src/widgets', 'mfe-admin/src/screens', 'store-api/src/endpoints'];

/** Folders missing in their registry, and contracts without an implementation. */
export function checkRegistries(): string[] {
  const endpoints = listFolders('store-api/src/endpoints');
  const contracts = listFolders('shared-kit/kit/src/api').filter(isImplementedByApi);
  return [
    ...registries.flatMap(listMissingLines),
    ...contracts
      .filter((name) => !endpoints.includes(name))
      .map(
        (name) =>
          `shared-kit/contracts/src/${name} declares endpoints that no store-api/src/endpoints/${name} implements.`,
      ),
  ];
}

/** True for a resource with a contract of endpoints to which the gateway does not respond itself. */
function isImplementedByApi(name: string): boolean {
  const file = path.join(root, 'shared-kit/contracts/src', name, 'contract.ts');
  return existsSync(file) && !readFileSync(file, 'utf8').includes("servedBy: 'gateway'");
}

function listMissingLines(folder: string): string[] {
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
