import { toCamelCase, toPascalCase } from './names.ts';
import { insertInOrder } from './registry.ts';
import type { GeneratorRequest } from './request.ts';
import { source } from './source.ts';
import { type FileText, type Plan, requireFree, type Tree } from './tree.ts';

const DESCRIPTIONS = 'shared-kit/contracts/src/widgets';
const DESCRIPTION_REGISTRY = `${DESCRIPTIONS}/index.ts`;
const VIEWS = 'mfe-page-builder/src/widgets';
const VIEW_REGISTRY = `${VIEWS}/index.ts`;

const exportPattern = /^export .* from '(\.\/.*)';$/;

/** A widget with one text field: description, view, styles, registration, test, and a line in both registries. */
export function planWidget(tree: Tree, { name }: GeneratorRequest): Plan {
  const folder = `${VIEWS}/${name}`;
  const description = createDescription(name);
  requireFree(tree, folder, description.path);
  const descriptionLine = `export { type ${toPascalCase(name)}Fields, ${toCamelCase(name)}Widget } from './types/${name}.ts';`;
  const viewLine = `export { ${toCamelCase(name)}Entry } from './${name}/${name}.widget.ts';`;
  return {
    created: [description, createRegistration(name), createView(name), createStyles(name), createTest(name)],
    changed: [
      {
        path: DESCRIPTION_REGISTRY,
        text: insertInOrder(tree.read(DESCRIPTION_REGISTRY), descriptionLine, exportPattern),
      },
      { path: VIEW_REGISTRY, text: insertInOrder(tree.read(VIEW_REGISTRY), viewLine, exportPattern) },
    ],
    next: [
      `Describe its fields in ${description.path} and render them in ${folder}/${name}.tsx.`,
      `Test it: npx jest ${VIEWS}`,
      `See it: a widget of type '${name}' in a page's sections is shown at /page/SLUG.`,
    ],
  };
}

function createDescription(name: string): FileText {
  return {
    path: `${DESCRIPTIONS}/types/${name}.ts`,
    text: source`
      | import { defineWidget, textField, type WidgetFields } from '../widget.ts';
      |
      | export const ${toCamelCase(name)}Widget = defineWidget({
      |   type: '${name}',
      |   fields: { text: textField() },
      | });
      | /** See {@link ${toCamelCase(name)}Widget}. */
      | export type ${toPascalCase(name)}Fields = WidgetFields<typeof ${toCamelCase(name)}Widget>;
    `,
  };
}

function createRegistration(name: string): FileText {
  return {
    path: `${VIEWS}/${name}/${name}.widget.ts`,
    text: source`
      | import { ${toCamelCase(name)}Widget } from '@fakos/contracts/widgets';
      | import { createWidget } from '../../framework/widget.tsx';
      | import { ${toPascalCase(name)}View } from './${name}.tsx';
      |
      | export const ${toCamelCase(name)}Entry = createWidget(${toCamelCase(name)}Widget, ${toPascalCase(name)}View);
    `,
  };
}

function createView(name: string): FileText {
  return {
    path: `${VIEWS}/${name}/${name}.tsx`,
    text: source`
      | import type { ${toPascalCase(name)}Fields } from '@fakos/contracts/widgets';
      | import type { WidgetViewProps } from '../../framework/widget.tsx';
      | import styles from './${name}.module.css';
      |
      | /** The ${name} widget; nothing without a text. */
      | export function ${toPascalCase(name)}View({ fields }: WidgetViewProps<${toPascalCase(name)}Fields>) {
      |   return fields.text === '' ? null : <p className={styles.text}>{fields.text}</p>;
      | }
    `,
  };
}

function createStyles(name: string): FileText {
  return {
    path: `${VIEWS}/${name}/${name}.module.css`,
    text: source`
      | @layer features {
      |   .text {
      |     max-inline-size: 66ch;
      |   }
      | }
    `,
  };
}

function createTest(name: string): FileText {
  return {
    path: `${VIEWS}/${name}/${name}.test.tsx`,
    text: source`
      | import { mockApi } from '@fakos/shared-kit/testing/mock-api';
      | import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
      | import { screen } from '@testing-library/react';
      | import remote from '../../remote.ts';
      |
      | test('shows its text, and nothing without one', async () => {
      |   mockApi({});
      |   const widgets = [
      |     { id: 'a', type: '${name}', order: 1, text: ' Καλημέρα ' },
      |     { id: 'b', type: '${name}', order: 2, text: 5 },
      |   ];
      |   await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
      |   expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual(['Καλημέρα']);
      | });
    `,
  };
}
