import * as widgets from '@fakos/contracts/widgets';
import type { StoredFields, WidgetDescription } from '@fakos/contracts/widgets/widget';
import { defineRemote, type RemoteModule } from '@fakos/shared-kit/remote';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { MantineProvider } from '@mantine/core';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import el from '../../../locales/editor/el.json';
import { listFormFields } from './field-groups.ts';
import { FieldsPanel } from './fields-panel.tsx';
import { toOptionKey } from './use-field-labels.ts';

const names: Readonly<Record<string, string>> = el.fields.names;
const options: Readonly<Record<string, string>> = el.fields.options;
const descriptions = Object.values(widgets) as readonly WidgetDescription[];
const topFields = descriptions.flatMap((description) =>
  listFormFields(description.fields).map(([name, { kind }]) => ({ type: description.type, name, kind, description })),
);
const allFields = descriptions.flatMap((description) =>
  Object.entries(description.fields).flatMap(([name, field]) =>
    field.kind === 'list' ? [[name, field] as const, ...listFormFields(field.item)] : [[name, field] as const],
  ),
);

/** Renders the fields of a widget as controlled inputs; returns its stored values. */
async function renderFields(
  description: Pick<WidgetDescription, 'type' | 'fields'>,
  initial: StoredFields = {},
  others: RemoteModule['slots'] = {},
): Promise<() => StoredFields> {
  let current = initial;
  function Host() {
    const [fields, setFields] = useState(initial);
    current = fields;
    return (
      <MantineProvider env="test">
        <FieldsPanel
          description={description}
          fields={fields}
          language="el"
          onChange={(name, value) => setFields((before) => ({ ...before, [name]: value }))}
        />
      </MantineProvider>
    );
  }
  const remote = defineRemote({
    id: 'mfe-page-builder',
    routes: [],
    slots: { 'admin.page-editor': async () => Host },
    slices: [],
    locales: { el: async () => ({}), en: async () => ({}) },
  });
  await renderSlot(remote, 'admin.page-editor', { kind: 'page', id: 1 }, others);
  return () => current;
}

beforeEach(() => {
  const rows = { data: [{ id: 7, name: 'Σειρά 7', slug: 'row-7' }] };
  mockApi({
    'brands.php': () => rows,
    'categories.php': () => rows,
    'post-categories.php': () => rows,
    'pages.php': () => ({ data: [{ id: 1, slug: 'lenses', title: 'Φακοί επαφής' }] }),
    'search.php': () => ({ data: { products: [], posts: [], categories: [] } }),
  });
});

test('every field and every option has a name in both languages', () => {
  const unnamed = allFields.flatMap(([name, field]) => [
    ...(field.kind === 'column' || field.kind === 'id' || names[name] ? [] : [name]),
    ...(field.kind === 'choice' ? field.options.filter((option) => !options[toOptionKey(option)]) : []),
  ]);
  expect(unnamed).toEqual([]);
});

test.each(topFields)('$type: $name ($kind) has a labelled input that changes it', async (row) => {
  const { name, kind, description } = row;
  const field = description.fields[name];
  const label = names[name] ?? name;
  const getFields = await renderFields(description, { tabs: [{ id: 'second', title: 'Δεύτερη' }] });
  if (kind === 'list') {
    const before = (getFields()[name] as readonly unknown[] | undefined)?.length ?? 0;
    await userEvent.click(screen.getByRole('button', { name: `Προσθήκη: ${label}` }));
    expect(getFields()[name]).toHaveLength(before + 1);
    return;
  }
  const input = screen.getByLabelText(label, { selector: 'input, textarea, select' });
  if (field?.kind === 'boolean') {
    await userEvent.click(input);
    expect(getFields()[name]).toBe(!field.default);
  } else if (field?.kind === 'choice') {
    const option = field.options.find((value) => value !== field.default) ?? '';
    await userEvent.selectOptions(input, option);
    expect(getFields()[name]).toBe(option);
  } else if (kind === 'row') {
    await screen.findAllByRole('option', { name: 'Σειρά 7' });
    await userEvent.selectOptions(input, '7');
    expect(getFields()[name]).toBe(7);
  } else if (kind === 'itemId') {
    await userEvent.selectOptions(input, 'Δεύτερη');
    expect(getFields()[name]).toBe('second');
  } else if (kind === 'number') {
    fireEvent.change(input, { target: { value: '2' } });
    expect(getFields()[name]).toBe(2);
  } else if (field?.kind === 'length') {
    const [typed, length] = field.default.endsWith('%') ? ['50', '50%'] : ['0.5', '0.5rem'];
    fireEvent.change(input, { target: { value: typed } });
    expect(getFields()[name]).toBe(length);
  } else {
    fireEvent.change(input, { target: { value: '/typed' } });
    expect(getFields()[name]).toBe('/typed');
  }
});

test('the fields of a list item change it', async () => {
  const getFields = await renderFields(widgets.tabsWidget);
  await userEvent.click(screen.getByRole('button', { name: 'Προσθήκη: Καρτέλες' }));
  expect(screen.getByLabelText('Τίτλος')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Τίτλος'), { target: { value: 'Ωράριο' } });
  fireEvent.change(screen.getByLabelText('Κείμενο'), { target: { value: '<p>9–5</p>' } });
  await userEvent.click(screen.getByRole('button', { name: 'Εικονίδιο: Κανένα' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Αναζήτηση εικονιδίου' }), 'agapimena');
  await userEvent.click(screen.getByRole('button', { name: 'Καρδιά' }));
  expect(getFields().tabs).toEqual([
    { id: expect.stringMatching(/^[\da-f]{16}$/), title: 'Ωράριο', content: '<p>9–5</p>', icon: 'heart' },
  ]);
});

test('items are moved, duplicated and removed by keyboard, and the focus follows the moved item', async () => {
  const getFields = await renderFields(widgets.accordionWidget, {
    items: [
      { id: 'a', title: 'Πρώτο' },
      { id: 'b', title: 'Δεύτερο', note: 'of another version' },
    ],
  });
  const list = screen.getByRole('list', { name: 'Στοιχεία' });
  within(list).getByRole('button', { name: 'Μετακίνηση πάνω: Δεύτερο' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(getFields().items).toEqual([
    { id: 'b', title: 'Δεύτερο', note: 'of another version' },
    { id: 'a', title: 'Πρώτο' },
  ]);
  expect(screen.getByRole('button', { name: 'Μετακίνηση πάνω: Δεύτερο' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(getFields().items).toMatchObject([{ id: 'b' }, { id: 'a' }]);

  screen.getByRole('button', { name: 'Δημιουργία αντιγράφου: Πρώτο' }).focus();
  await userEvent.keyboard('{Enter}');
  const items = getFields().items as readonly { id: string; title: string }[];
  expect(items.map(({ title }) => title)).toEqual(['Δεύτερο', 'Πρώτο', 'Πρώτο']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(3);

  screen.getByRole('button', { name: 'Διαγραφή: Δεύτερο' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(getFields().items).toMatchObject([{ id: 'a' }, { title: 'Πρώτο' }]);
  expect(screen.getByRole('button', { name: 'Προσθήκη: Στοιχεία' })).toHaveFocus();
});

test.each([
  {
    widget: widgets.videoWidget,
    name: 'videoUrl',
    typed: 'https://example.com/film',
    error: 'Μη έγκυρη διεύθυνση βίντεο',
  },
  { widget: widgets.galleryWidget, name: 'columns', typed: '9', error: 'Δώστε τιμή από 1 έως 6.' },
  { widget: widgets.textWidget, name: 'textColor', typed: 'url(x)', error: /^Δεν είναι χρώμα/ },
  { widget: widgets.imageWidget, name: 'imageUrl', typed: 'no image', error: /^Η εικόνα δεν μπορεί/ },
  { widget: widgets.videoWidget, name: 'thumbnail', typed: 'https://example.com/a.jpg', error: /^Εδώ μπαίνουν μόνο/ },
  { widget: widgets.buttonWidget, name: 'url', typed: 'shop', error: /^Η διεύθυνση δεν ανοίγει/ },
])('a bad $name stays as typed and says what is wrong', async ({ widget, name, typed, error }) => {
  await renderFields(widget);
  const input = screen.getByLabelText(names[name] ?? '', { selector: 'input' });
  fireEvent.change(input, { target: { value: typed } });
  expect(input).toHaveValue(typed);
  expect(screen.getByText(error)).toBeVisible();
  expect(input).toBeInvalid();
});

test('an unsafe address is not stored, and the typed text stays', async () => {
  const getFields = await renderFields(widgets.buttonWidget, { url: '/shop' });
  const input = screen.getByLabelText('Διεύθυνση', { selector: 'input' });
  fireEvent.change(input, { target: { value: 'javascript:alert(1)' } });
  expect(input).toHaveValue('javascript:alert(1)');
  expect(getFields().url).toBe('/shop');
  expect(screen.getByText(/^Η διεύθυνση δεν είναι ασφαλής/)).toBeVisible();
});

test('a page is picked by a part of its name', async () => {
  const getFields = await renderFields(widgets.buttonWidget);
  await userEvent.type(screen.getByLabelText('Διεύθυνση', { selector: 'input' }), 'επαφ');
  await userEvent.click(await screen.findByRole('option', { name: /Φακοί επαφής/ }));
  expect(getFields().url).toBe('/page/lenses');
});

test('an image from the library replaces older names of the field and its alternative text is used', async () => {
  const getFields = await renderFields(
    widgets.galleryWidget,
    { images: [{ filename: 'old.jpg', title: '' }] },
    {
      'staff.image-picker': async () =>
        function Picker({ onPick }) {
          const image = { filename: 'new.jpg', url: '/new.jpg', alt_el: 'Γυαλιά', alt_en: 'Glasses' };
          return (
            <button type="button" onClick={() => onPick(image)}>
              new.jpg
            </button>
          );
        },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Στοιχείο 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Επιλογή από τη βιβλιοθήκη: Εικόνα' }));
  await userEvent.click(await screen.findByRole('button', { name: 'new.jpg' }));
  expect(getFields().images).toEqual([{ url: 'new.jpg', alt: 'Γυαλιά' }]);
});

test('fields of a hidden part of a form are hidden, and keep their values', async () => {
  const getFields = await renderFields(widgets.contactFormWidget, { phoneLabel: 'Κινητό' });
  expect(screen.getByLabelText('Ετικέτα τηλεφώνου')).toHaveValue('Κινητό');
  await userEvent.click(screen.getByLabelText('Πεδίο τηλεφώνου'));
  expect(screen.queryByLabelText('Ετικέτα τηλεφώνου')).not.toBeInTheDocument();
  expect(getFields().phoneLabel).toBe('Κινητό');
});
