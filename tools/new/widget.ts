import { camel, pascal } from './names.ts';
import { insertAtEnd, insertInOrder } from './registry.ts';
import type { Request } from './request.ts';
import { source } from './source.ts';
import { type FileText, type Plan, refuseTaken, type Tree } from './tree.ts';

const FOLDER = 'mfe-page-builder/src/widgets';
const REGISTRY = `${FOLDER}/index.ts`;

/** A widget with one text field: fields, what the editor knows, what pages show, styles, test, two lines of the registry. */
export function planWidget(tree: Tree, { name }: Request): Plan {
  const folder = `${FOLDER}/${name}`;
  refuseTaken(tree, folder);
  return {
    created: [fields, definition, view, styles, test].map((make) => make(name)),
    changed: [{ path: REGISTRY, text: register(tree.read(REGISTRY), name) }],
    next: [
      `Name its fields in ${folder}/${name}.fields.ts, check them in ${name}.widget.ts, show them in ${name}.tsx.`,
      `Try it: npx jest ${FOLDER}`,
      `See it: a widget of the type '${name}' in a page's sections is shown at /page/SLUG.`,
    ],
  };
}

function register(registry: string, name: string): string {
  const known = insertInOrder(
    registry,
    `import { ${pascal(name)}View } from './${name}/${name}.tsx';`,
    /^import .* from '(\.\/.*)';$/,
  );
  const load = `import('./${name}/${name}.widget.ts').then((m) => m.${camel(name)}Widget)`;
  return insertAtEnd(
    known,
    `  '${name}': { View: ${pascal(name)}View, definition: () => ${load} },`,
    'export const widgets',
  );
}

function fields(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.fields.ts`,
    text: source`
      | import { readText } from '../../framework/read-fields.ts';
      | import type { StoredFields } from '../../framework/widget.ts';
      |
      | /** Fields of the ${name} widget. */
      | export interface ${pascal(name)}Fields {
      |   text: string;
      | }
      |
      | export const ${camel(name)}Defaults: ${pascal(name)}Fields = { text: '' };
      |
      | /** Today's fields from whatever is stored. */
      | export function read${pascal(name)}Fields(stored: StoredFields): ${pascal(name)}Fields {
      |   return { text: readText(stored.text).trim() };
      | }
    `,
  };
}

function definition(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.widget.ts`,
    text: source`
      | import { z } from '@fakos/shared-kit/forms';
      | import type { WidgetDefinition } from '../../framework/widget.ts';
      | import { ${camel(name)}Defaults, type ${pascal(name)}Fields, read${pascal(name)}Fields } from './${name}.fields.ts';
      |
      | export const ${camel(name)}Widget: WidgetDefinition<${pascal(name)}Fields> = {
      |   type: '${name}',
      |   version: 1,
      |   schema: z.object({ text: z.string() }),
      |   defaults: ${camel(name)}Defaults,
      |   migrate: read${pascal(name)}Fields,
      | };
    `,
  };
}

function view(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.tsx`,
    text: source`
      | import type { WidgetViewProps } from '../../framework/widget.ts';
      | import { read${pascal(name)}Fields } from './${name}.fields.ts';
      | import styles from './${name}.module.css';
      |
      | /** The ${name} widget; nothing where it has no words. */
      | export function ${pascal(name)}View({ stored }: WidgetViewProps) {
      |   const { text } = read${pascal(name)}Fields(stored);
      |   if (text === '') return null;
      |   return <p className={styles.words}>{text}</p>;
      | }
    `,
  };
}

function styles(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.module.css`,
    text: source`
      | @layer features {
      |   .words {
      |     max-inline-size: 66ch;
      |   }
      | }
    `,
  };
}

function test(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.test.tsx`,
    text: source`
      | import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
      | import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
      | import { screen } from '@testing-library/react';
      | import remote from '../../remote.ts';
      |
      | test('shows its words, and nothing without them', async () => {
      |   answerCalls({});
      |   const widgets = [
      |     { id: 'a', type: '${name}', order: 1, text: ' Καλημέρα ' },
      |     { id: 'b', type: '${name}', order: 2, text: 5 },
      |   ];
      |   await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
      |   expect(screen.getAllByRole('paragraph').map((words) => words.textContent)).toEqual(['Καλημέρα']);
      | });
    `,
  };
}
