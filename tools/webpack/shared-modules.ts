import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kit, listKitModules, listLazyModules, providedPackages, react } from './sharing.ts';
import { root } from './workspace.ts';

/*
 * The generated modules through which the shell's builds provide React, the contracts and the kit, by the rules of `sharing.ts`.
 */

const SCOPE = '@fakos/';
/** The chunk with the modules of the previous kit. */
export const PREVIOUS_KIT_CHUNK = 'kit-previous';

/** A module that the shell provides. */
interface SharedModule {
  readonly request: string;
  /** What the shell's build imports: the request itself, or the absolute path of a module of the previous kit. */
  readonly file: string;
}

/** What the shell provides to remotes that are built against the previous major version of the kit. */
export interface PreviousKit {
  readonly version: string;
  readonly modules: readonly SharedModule[];
}

/**
 * The previous kit, from folders that are called like its version: `kit/previous/1.4.0/ui/badge.tsx` is the module
 * `@fakos/shared-kit/ui/badge` of kit 1.4.0. Undefined where there is none.
 */
export function readPreviousKit(): PreviousKit | undefined {
  const modules = Object.entries(providedPackages).flatMap(([name, folder]) => {
    const previous = path.join(root, folder, 'previous');
    return globSync('*/**/*.{ts,tsx}', { cwd: previous, exclude: ['**/*.test.*'] })
      .sort()
      .map((file) => {
        const [version = '', ...parts] = file.replace(/\.tsx?$/, '').split(path.sep);
        return { version, request: [name, ...parts].join('/'), file: path.join(previous, file) };
      });
  });
  const versions = [...new Set(modules.map(({ version }) => version))];
  if (versions.length > 1) throw new Error(`The shell provides one previous kit, but found ${versions.join(' and ')}.`);
  const [version] = versions;
  return version === undefined ? undefined : { version, modules };
}

const reactModules = ['react', 'react/jsx-runtime', 'react-dom'];
const developmentModules = ['react/jsx-dev-runtime'];

/**
 * Writes the module with everything that the shell provides to remotes: `react` and `kit` for modules of the first load, and
 * `lazyModules` for chunks that load when a remote first requests one of their modules.
 */
export function writeSharedModules({ development }: { development: boolean }): string {
  const folder = path.join(root, '.cache/shared-modules', development ? 'development' : 'production');
  const lazy = listLazyModules();
  const lazyRequests = lazy.map(({ request }) => request);
  const eagerRequests = [...reactModules, ...(development ? developmentModules : []), ...listKitModules()].filter(
    (request) => !lazyRequests.includes(request),
  );
  const lazyEntries = [...new Set(lazy.map(({ chunk }) => chunk))].map((chunk) => {
    const requests = lazy.filter((module) => module.chunk === chunk).map(({ request }) => request);
    writeIfChanged(path.join(folder, `${chunk}.ts`), moduleTable('modules', requests.map(toModule)));
    return `  { ${describeLazyModules(chunk, requests)} },`;
  });
  const previous = readPreviousKit();
  if (previous) {
    const chunk = PREVIOUS_KIT_CHUNK;
    writeIfChanged(path.join(folder, `${chunk}.ts`), moduleTable('modules', previous.modules));
  }
  const file = path.join(folder, 'index.ts');
  const [kitRequests, reactRequests] = [true, false].map((isKit) =>
    eagerRequests.filter((request) => request.startsWith(SCOPE) === isKit),
  );
  writeIfChanged(
    file,
    [
      moduleTable('kit', kitRequests?.map(toModule) ?? [], 'k'),
      moduleTable('react', reactRequests?.map(toModule) ?? [], 'r'),
      `export const versions = ${JSON.stringify({ react: react.version, kit: kit.version })};`,
      'export const lazyModules = [',
      ...lazyEntries,
      '];',
      `export const previousKit = ${previous ? describePreviousKit(previous) : 'undefined'};`,
      '',
    ].join('\n'),
  );
  return file;
}

function describePreviousKit({ version, modules }: PreviousKit): string {
  const requests = modules.map(({ request }) => request);
  return `{ version: ${JSON.stringify(version)}, ${describeLazyModules(PREVIOUS_KIT_CHUNK, requests)} }`;
}

/** Source code of the names of modules that are loaded on demand, and of what loads them. */
function describeLazyModules(chunk: string, requests: readonly string[]): string {
  const names = JSON.stringify(requests.map(getModuleName).join(' '));
  return `names: ${names}, load: () => import(/* webpackChunkName: "${chunk}" */ './${chunk}.ts')`;
}

/** Writes the module with everything that the shell provides to remotes on the server, by request. */
export function writeServerModules(): string {
  const file = path.join(root, '.cache/shared-modules/server/index.ts');
  const getFullName = (request: string) => request;
  const modules = [...reactModules, ...listKitModules()].map(toModule);
  const previous = readPreviousKit()?.modules ?? [];
  writeIfChanged(
    file,
    [
      moduleTable('serverModules', modules, 'm', getFullName),
      moduleTable('previousServerModules', previous, 'p', getFullName),
      '',
    ].join('\n'),
  );
  return file;
}

/** A module's short name: the kit's without its package, the contracts' with a slash before. The page restores them. */
const getModuleName = (request: string) => request.replace('@fakos/shared-kit/', '').replace('@fakos/contracts', '');

const toModule = (request: string): SharedModule => ({ request, file: request });

/** Source code of a table of modules by their names. */
function moduleTable(
  name: string,
  modules: readonly SharedModule[],
  prefix = 'm',
  getName: (request: string) => string = getModuleName,
): string {
  const imports = modules.map(({ file }, index) => `import * as ${prefix}${index} from '${file}';`);
  const entries = modules.map(({ request }, index) => `  '${getName(request)}': ${prefix}${index},`);
  return [...imports, `export const ${name} = {`, ...entries, '};', ''].join('\n');
}

/** Leaves an unchanged file untouched, so that nothing is rebuilt. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
