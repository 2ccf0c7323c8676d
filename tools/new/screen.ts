import { camel, pascal } from './names.ts';
import { Refusal } from './refusal.ts';
import { addTexts, insertInOrder } from './registry.ts';
import type { Request } from './request.ts';
import { literal, source } from './source.ts';
import { type FileText, type Plan, refuseTaken, type Tree } from './tree.ts';

const PACKAGE = 'mfe-admin';
const FOLDER = `${PACKAGE}/src/screens`;
const REGISTRY = `${FOLDER}/index.ts`;

/** Free places between two screens of the menu, for one that should stand there later. */
const MENU_STEP = 10;

/** A screen for administrators, last in the menu: what the back office knows of it, the screen, test, texts, registry. */
export function planScreen(tree: Tree, request: Request): Plan {
  const { name, title, isTitled } = request;
  const screens = tree.find(`${FOLDER}/*/*.screen.tsx`);
  refuseTaken(tree, `${FOLDER}/${name}`);
  refuseTakenAddress(screens, name);
  const empty = { el: 'Δεν υπάρχει ακόμη περιεχόμενο εδώ.', en: 'There is nothing here yet.' };
  const words = (language: 'el' | 'en') => {
    const path = `${PACKAGE}/locales/${language}.json`;
    const texts = { [`menu.${camel(name)}`]: title[language], [`${camel(name)}.empty`]: empty[language] };
    return { path, text: addOwnTexts(tree.read(path), name, texts) };
  };
  const line = `export { ${camel(name)}Screen } from './${name}/${name}.screen.tsx';`;
  return {
    created: [declaration(name, lastPlace(screens) + MENU_STEP), component(name), test(name, title.el, empty.el)],
    changed: [
      { path: REGISTRY, text: insertInOrder(tree.read(REGISTRY), line, /^export .* from '(\.\/.*)';$/) },
      words('el'),
      words('en'),
    ],
    next: [
      ...(isTitled
        ? []
        : [`Write its Greek name in ${PACKAGE}/locales/el.json, under menu.${camel(name)}, and in its test.`]),
      `Choose its icon and its place in the menu in ${FOLDER}/${name}/${name}.screen.tsx; build it in ${name}.tsx.`,
      `Try it: npx jest ${FOLDER}/${name}`,
      `See it: npm run dev, then /admin/${name}. A list starts from framework/list/list-page.tsx.`,
    ],
  };
}

function refuseTakenAddress(screens: readonly FileText[], name: string): void {
  const address = new RegExp(`(path:|redirectsFrom:) .*'${name}'`);
  const other = screens.find(({ text }) => address.test(text));
  if (other) throw new Refusal(`/admin/${name} belongs to ${other.path} already. Choose another name.`);
}

function addOwnTexts(words: string, name: string, texts: Readonly<Record<string, string>>): string {
  const group = camel(name);
  if (!Object.hasOwn(JSON.parse(words) as object, group)) return addTexts(words, texts);
  throw new Refusal(`${PACKAGE}/locales has texts called '${group}' already. Choose another name.`);
}

function lastPlace(screens: readonly FileText[]): number {
  return Math.max(0, ...screens.map(({ text }) => Number(/menuOrder: (\d+)/.exec(text)?.[1] ?? 0)));
}

function declaration(name: string, menuOrder: number): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.screen.tsx`,
    text: source`
      | import { IconLayoutGrid } from '@tabler/icons-react';
      | import { defineScreen } from '../../framework/screen.ts';
      |
      | export const ${camel(name)}Screen = defineScreen({
      |   path: '${name}',
      |   menuKey: '${camel(name)}',
      |   menuOrder: ${String(menuOrder)},
      |   icon: IconLayoutGrid,
      |   permission: 'admin',
      |   component: () => import('./${name}.tsx').then((module) => module.${pascal(name)}),
      | });
    `,
  };
}

function component(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.tsx`,
    text: source`
      | import { Text } from '@mantine/core';
      | import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
      | import { useText } from '../../text.ts';
      |
      | /** The screen at /admin/${name}. */
      | export function ${pascal(name)}() {
      |   const text = useText();
      |   useScreenTitle(text('menu.${camel(name)}'));
      |   return <Text c="dimmed">{text('${camel(name)}.empty')}</Text>;
      | }
    `,
  };
}

function test(name: string, title: string, empty: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.test.tsx`,
    text: source`
      | import { screen } from '@testing-library/react';
      | import { admin, renderAdmin } from '../../testing/render-admin.tsx';
      | import { stubApi } from '../../testing/stub-api.ts';
      |
      | test('has its title and its place in the menu', async () => {
      |   stubApi({ 'GET login': { success: true, user: admin } });
      |   renderAdmin('/admin/${name}', admin);
      |   expect(await screen.findByText('${empty}')).toBeVisible();
      |   expect(screen.getByRole('heading', { level: 1, name: ${literal(title)} })).toBeVisible();
      |   expect(screen.getByRole('link', { name: ${literal(title)} })).toHaveAttribute('aria-current', 'page');
      | });
    `,
  };
}
