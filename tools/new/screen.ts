import { UserError } from '../user-error.ts';
import { toCamelCase, toPascalCase } from './names.ts';
import { addTexts, insertInOrder } from './registry.ts';
import type { GeneratorRequest } from './request.ts';
import { literal, source } from './source.ts';
import { type FileText, type Plan, requireFree, type Tree } from './tree.ts';

const PACKAGE = 'mfe-admin';
const FOLDER = `${PACKAGE}/src/screens`;
const REGISTRY = `${FOLDER}/index.ts`;

/** Group of the menu that a new screen is listed in. */
const MENU_GROUP = 'settings';

/** Distance between two menu positions, so that a screen can be inserted later. */
const MENU_STEP = 10;

/**
 * A screen for administrators, last in the menu's group of settings: declaration, component, test, texts and a line in the
 * registry.
 */
export function planScreen(tree: Tree, request: GeneratorRequest): Plan {
  const { name, title, isTitled } = request;
  const screens = tree.find(`${FOLDER}/*/*.screen.tsx`);
  requireFree(tree, `${FOLDER}/${name}`);
  requireFreeAddress(screens, name);
  const empty = { el: 'Δεν υπάρχει ακόμη περιεχόμενο εδώ.', en: 'There is nothing here yet.' };
  const createTranslationFile = (language: 'el' | 'en') => {
    const path = `${PACKAGE}/locales/${language}.json`;
    const texts = { [`menu.${toCamelCase(name)}`]: title[language], [`${toCamelCase(name)}.empty`]: empty[language] };
    return { path, text: addScreenTexts(tree.read(path), name, texts) };
  };
  const line = `export { ${toCamelCase(name)}Screen } from './${name}/${name}.screen.tsx';`;
  return {
    created: [
      createDeclaration(name, getLastMenuOrder(screens) + MENU_STEP),
      createComponent(name),
      createTest(name, title.el, empty.el),
    ],
    changed: [
      { path: REGISTRY, text: insertInOrder(tree.read(REGISTRY), line, /^export .* from '(\.\/.*)';$/) },
      createTranslationFile('el'),
      createTranslationFile('en'),
    ],
    next: [
      ...(isTitled
        ? []
        : [`Write its Greek name in ${PACKAGE}/locales/el.json, under menu.${toCamelCase(name)}, and in its test.`]),
      `Choose its icon, its group of the menu and its position there in ${FOLDER}/${name}/${name}.screen.tsx; build it in ${name}.tsx.`,
      `Test it: npx jest ${FOLDER}/${name}`,
      `See it: npm run dev, then /admin/${name}. A list starts from framework/list/list-page.tsx.`,
    ],
  };
}

function requireFreeAddress(screens: readonly FileText[], name: string): void {
  const address = new RegExp(`(path:|redirectsFrom:) .*'${name}'`);
  const other = screens.find(({ text }) => address.test(text));
  if (other) throw new UserError(`/admin/${name} already belongs to ${other.path}. Choose another name.`);
}

function addScreenTexts(createTranslationFile: string, name: string, texts: Readonly<Record<string, string>>): string {
  const group = toCamelCase(name);
  if (!Object.hasOwn(JSON.parse(createTranslationFile) as object, group)) return addTexts(createTranslationFile, texts);
  throw new UserError(`${PACKAGE}/locales already has texts called '${group}'. Choose another name.`);
}

function getLastMenuOrder(screens: readonly FileText[]): number {
  const place = new RegExp(`menu: \\{ group: '${MENU_GROUP}', order: (\\d+)`);
  return Math.max(0, ...screens.map(({ text }) => Number(place.exec(text)?.[1] ?? 0)));
}

function createDeclaration(name: string, menuOrder: number): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.screen.tsx`,
    text: source`
      | import { IconLayoutGrid } from '@tabler/icons-react';
      | import { defineScreen } from '../../framework/screen.ts';
      |
      | export const ${toCamelCase(name)}Screen = defineScreen({
      |   path: '${name}',
      |   menuKey: '${toCamelCase(name)}',
      |   menu: { group: '${MENU_GROUP}', order: ${String(menuOrder)} },
      |   icon: IconLayoutGrid,
      |   permission: 'administration',
      |   component: () => import('./${name}.tsx').then((module) => module.${toPascalCase(name)}),
      | });
    `,
  };
}

function createComponent(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.tsx`,
    text: source`
      | import { Text } from '@mantine/core';
      | import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
      | import { useText } from '../../text.ts';
      |
      | /** The screen at /admin/${name}. */
      | export function ${toPascalCase(name)}() {
      |   const text = useText();
      |   useScreenTitle(text('menu.${toCamelCase(name)}'));
      |   return <Text c="dimmed">{text('${toCamelCase(name)}.empty')}</Text>;
      | }
    `,
  };
}

function createTest(name: string, title: string, empty: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.test.tsx`,
    text: source`
      | import { screen } from '@testing-library/react';
      | import { admin, renderAdmin } from '../../testing/render-admin.tsx';
      | import { stubApi } from '../../testing/stub-api.ts';
      |
      | test('shows its title and is selected in the menu', async () => {
      |   stubApi({ 'GET login': { success: true, user: admin } });
      |   renderAdmin('/admin/${name}', admin);
      |   expect(await screen.findByText('${empty}')).toBeVisible();
      |   expect(screen.getByRole('heading', { level: 1, name: ${literal(title)} })).toBeVisible();
      |   expect(screen.getByRole('link', { name: ${literal(title)} })).toHaveAttribute('aria-current', 'page');
      | });
    `,
  };
}
