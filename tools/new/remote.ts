import { UserError } from '../user-error.ts';
import { toPascalCase } from './names.ts';
import { addToLock, insertInOrder } from './registry.ts';
import { createPageFiles, createPageTest } from './remote-page.ts';
import type { GeneratorRequest } from './request.ts';
import { json, source } from './source.ts';
import { type FileText, type Plan, requireFree, type Tree } from './tree.ts';

const REFERENCES = 'tsconfig.json';
const LOCK = 'package-lock.json';
const SHELL_ROUTES = 'shell/src/routing/shell-routes.ts';

/** First path segments that are never routed to a remote: the gateway's own paths and the language. */
const reserved = ['api', 'assets', 'backend', 'en', 'healthz', 'readyz', 'remotes'];

/** A remote with one page at /NAME: package, remote.ts, translations, page, styles and test; registered with TypeScript and npm. */
export function planRemote(tree: Tree, request: GeneratorRequest): Plan {
  const { name, isTitled } = request;
  const folder = `mfe-${name}`;
  requireFree(tree, folder);
  requireFreeAddress(tree, name);
  const packageJson = createPackageJson(folder);
  const reference = `    { "path": "${folder}" },`;
  return {
    created: [...createFiles(folder, request, packageJson, typescript), createPageTest(folder, request)],
    changed: [
      { path: REFERENCES, text: insertInOrder(tree.read(REFERENCES), reference, /"path": "(mfe-[a-z-]+)"/) },
      { path: LOCK, text: addToLock(tree.read(LOCK), folder, createLockEntry(packageJson)) },
    ],
    next: [
      ...(isTitled
        ? []
        : [`Write its Greek title in ${folder}/locales/el.json, under page.title, and in the test of its page.`]),
      `Build its first page in ${folder}/src/features/${name}/; add further pages and slots in ${folder}/src/remote.ts.`,
      `Test it: npx jest ${folder}`,
      `See it: npm run dev -- ${folder}, then /${name}. npm start and releases find it by its folder's name.`,
    ],
  };
}

/**
 * The files of a remote in a repository that has the packages of this one installed. Its test is left out, because such a
 * repository chooses its own test runner.
 */
export function planRemoteFiles(tree: Tree, request: GeneratorRequest): Plan {
  const folder = `mfe-${request.name}`;
  requireFree(tree, folder);
  const options = { extends: '@fakos/remote-tools/tsconfig.json', include: ['src'] };
  return { created: createFiles(folder, request, createPackageJson(folder), options), changed: [], next: [] };
}

function createFiles(
  folder: string,
  request: GeneratorRequest,
  packageJson: ReturnType<typeof createPackageJson>,
  options: object,
): FileText[] {
  const { name, title } = request;
  return [
    { path: `${folder}/package.json`, text: json(packageJson) },
    { path: `${folder}/tsconfig.json`, text: json(options) },
    createTranslations(folder, 'el', title.el, 'Δεν υπάρχει ακόμη περιεχόμενο εδώ.'),
    createTranslations(folder, 'en', title.en, 'There is nothing here yet.'),
    createRemoteModule(folder, name),
    createTextHook(folder),
    ...createPageFiles(folder, request),
  ];
}

function requireFreeAddress(tree: Tree, name: string): void {
  const address = new RegExp(`path: '${name}['/]`);
  const other = tree.find('mfe-*/src/remote.ts').find(({ text }) => address.test(text));
  const isShellRoute = tree.read(SHELL_ROUTES).includes(`path: '${name}'`);
  const owner = other?.path ?? (isShellRoute ? SHELL_ROUTES : reserved.includes(name) ? 'the gateway' : undefined);
  if (owner) throw new UserError(`The address /${name} already belongs to ${owner}. Choose another name.`);
}

const typescript = {
  extends: '../tsconfig.base.json',
  include: ['src', '../shared-kit/kit/src/ui/assets.d.ts', '*.ts'],
};

function createPackageJson(folder: string) {
  return {
    name: `@fakos/${folder}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: { '@fakos/contracts': '*', '@fakos/shared-kit': '*' },
  };
}

function createLockEntry({ name, version, dependencies }: ReturnType<typeof createPackageJson>) {
  return { name, version, dependencies };
}

function createTranslations(folder: string, language: 'el' | 'en', title: string, intro: string): FileText {
  return { path: `${folder}/locales/${language}.json`, text: json({ page: { title, intro } }) };
}

function createRemoteModule(folder: string, name: string): FileText {
  return {
    path: `${folder}/src/remote.ts`,
    text: source`
      | import { defineRemote } from '@fakos/shared-kit/remote';
      |
      | export default defineRemote({
      |   id: '${folder}',
      |   routes: [{ path: '${name}', access: 'public', sitemap: true, title: 'page.title', page: () => import('./features/${name}/${name}-page.tsx').then((m) => m.${toPascalCase(name)}Page) }],
      |   slots: {},
      |   slices: [],
      |   locales: {
      |     el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((module) => module.default),
      |     en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((module) => module.default),
      |   },
      | });
    `,
  };
}

function createTextHook(folder: string): FileText {
  return {
    path: `${folder}/src/text.ts`,
    text: source`
      | import { useTranslations } from '@fakos/shared-kit/i18n';
      | import type el from '../locales/el.json';
      |
      | /** Texts of this package in the visitor's language. */
      | export const useText = () => useTranslations<typeof el>('${folder}');
    `,
  };
}
