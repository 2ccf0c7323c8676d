import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { choiceField, idField, listField, textField } from '@fakos/contracts/widgets/widget';
import { describeWidget } from './manifest-widgets.ts';
import { root } from './workspace.ts';

const folder = mkdtempSync(path.join(root, '.cache/mfe-test-'));
/** A remote in a folder below the repository's root. */
const remote = path.relative(root, folder);

afterAll(() => rmSync(folder, { recursive: true }));

const fields = {
  title: textField(),
  layout: choiceField(['row', 'grid']),
  days: listField({ id: idField(), text: textField() }),
};
const labels = { title: 'Title', layout: 'Layout', 'layout.row': 'Row', 'layout.grid': 'Grid', days: 'Days' };

function describeAgenda(texts: object, type = `${remote}/agenda`) {
  mkdirSync(path.join(folder, 'locales/editor'), { recursive: true });
  for (const language of ['el', 'en'])
    writeFileSync(path.join(folder, `locales/editor/${language}.json`), JSON.stringify({ agenda: texts }));
  return describeWidget(remote, {
    type: type as never,
    fields,
    icon: 'calendar',
    texts: 'editor:agenda',
    load: jest.fn(),
  });
}

test('a widget is described with the texts of both languages', () => {
  const texts = { label: 'Agenda', keywords: ' events, dates ,', fields: { ...labels, 'days.text': 'Text' } };
  const expected = { ...texts, keywords: ['events', 'dates'] };
  expect(describeAgenda(texts)).toEqual({
    type: `${remote}/agenda`,
    icon: 'calendar',
    fields,
    texts: { el: expected, en: expected },
  });
});

test('a field, an item of a list or an option without a label is named', () => {
  expect(() => describeAgenda({ label: 'Agenda', fields: labels })).toThrow(/editor:agenda\.fields" for days\.text of/);
  expect(() => describeAgenda({ fields: labels })).toThrow(/has no label for the widget/);
});

test.each(['text', 'mfe-blog/agenda', 'agenda', `${'x'}/agenda`])('the type %s is refused', (type) => {
  expect(() => describeAgenda({ label: 'Agenda' }, type)).toThrow(`the widget "${type}" must be called "${remote}/"`);
});
