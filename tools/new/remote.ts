import { pascal } from './names.ts';
import { Refusal } from './refusal.ts';
import { addToLock, insertInOrder } from './registry.ts';
import { pageFiles } from './remote-page.ts';
import type { Request } from './request.ts';
import { json, source } from './source.ts';
import { type FileText, type Plan, refuseTaken, type Tree } from './tree.ts';

const REFERENCES = 'tsconfig.json';
const LOCK = 'package-lock.json';
const SHELL_PATHS = 'shell/src/routing/shell-paths.ts';

/** First parts of addresses that never reach a remote: the gateway's own, and the language. */
const reserved = ['api', 'assets', 'backend', 'en', 'healthz', 'readyz', 'remotes'];

/** A remote with one page at /NAME: package, contents page, texts, page, styles, test; known to TypeScript and npm. */
export function planRemote(tree: Tree, request: Request): Plan {
  const { name, title, isTitled } = request;
  const folder = `mfe-${name}`;
  refuseTaken(tree, folder);
  refuseTakenAddress(tree, name);
  const description = packageFile(folder);
  const reference = `    { "path": "${folder}" },`;
  return {
    created: [
      { path: `${folder}/package.json`, text: json(description) },
      { path: `${folder}/tsconfig.json`, text: json(typescript) },
      words(folder, 'el', title.el, 'Δεν υπάρχει ακόμη περιεχόμενο εδώ.'),
      words(folder, 'en', title.en, 'There is nothing here yet.'),
      contents(folder, name),
      textHook(folder),
      ...pageFiles(folder, request),
    ],
    changed: [
      { path: REFERENCES, text: insertInOrder(tree.read(REFERENCES), reference, /"path": "(mfe-[a-z-]+)"/) },
      { path: LOCK, text: addToLock(tree.read(LOCK), folder, lockEntry(description)) },
    ],
    next: [
      ...(isTitled
        ? []
        : [`Write its Greek title in ${folder}/locales/el.json, under page.title, and in the test of its page.`]),
      `Build its first page in ${folder}/src/features/${name}/; further pages and slots are lines in ${folder}/src/remote.ts.`,
      `Try it: npx jest ${folder}`,
      `See it: npm run dev -- ${folder}, then /${name}; npm start and every release find it by its folder's name.`,
    ],
  };
}

function refuseTakenAddress(tree: Tree, name: string): void {
  const address = new RegExp(`path: '${name}['/]`);
  const other = tree.find('mfe-*/src/remote.ts').find(({ text }) => address.test(text));
  const isOfShell = tree.read(SHELL_PATHS).includes(`'${name}'`);
  const owner = other?.path ?? (isOfShell ? SHELL_PATHS : reserved.includes(name) ? 'the gateway' : undefined);
  if (owner) throw new Refusal(`The address /${name} belongs to ${owner} already. Choose another name.`);
}

const typescript = {
  extends: '../tsconfig.base.json',
  include: ['src', '../shared-kit/src/ui/assets.d.ts', '*.ts'],
};

function packageFile(folder: string) {
  return {
    name: `@fakos/${folder}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: { '@fakos/shared-kit': '*' },
  };
}

function lockEntry({ name, version, dependencies }: ReturnType<typeof packageFile>) {
  return { name, version, dependencies };
}

function words(folder: string, language: 'el' | 'en', title: string, intro: string): FileText {
  return { path: `${folder}/locales/${language}.json`, text: json({ page: { title, intro } }) };
}

function contents(folder: string, name: string): FileText {
  return {
    path: `${folder}/src/remote.ts`,
    text: source`
      | import { defineRemote } from '@fakos/shared-kit/remote';
      |
      | export default defineRemote({
      |   id: '${folder}',
      |   routes: [{ path: '${name}', page: () => import('./features/${name}/${name}-page.tsx').then((m) => m.${pascal(name)}Page) }],
      |   slots: {},
      |   slices: [],
      |   locales: {
      |     el: () => import(/* webpackChunkName: "locale-el" */ '../locales/el.json').then((words) => words.default),
      |     en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json').then((words) => words.default),
      |   },
      | });
    `,
  };
}

function textHook(folder: string): FileText {
  return {
    path: `${folder}/src/text.ts`,
    text: source`
      | import { useTextOf } from '@fakos/shared-kit/i18n';
      | import type el from '../locales/el.json';
      |
      | /** The words of this package in the visitor's language. */
      | export const useText = () => useTextOf<typeof el>('${folder}');
    `,
  };
}
