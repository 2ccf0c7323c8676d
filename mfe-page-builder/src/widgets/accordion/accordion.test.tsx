import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';
import { openAtFirst, readAccordionFields } from './accordion.fields.ts';

const item = (id: string, isOpen: boolean) => ({ id, title: id, content: `<p>Κείμενο ${id}</p>`, isOpen });
const items = [item('α', false), item('β', true), item('γ', true)];

test.each([
  [false, ['β']],
  [true, ['β', 'γ']],
])('with allowMultiple %p these are open at first: %p', (allowMultiple, open) => {
  expect([...openAtFirst(readAccordionFields({ items, allowMultiple }))].map(({ id }) => id)).toEqual(open);
});

test('shows its titles, and what was stored wrong is left out', async () => {
  answerCalls({});
  const widgets = [{ id: 'w', type: 'accordion', order: 1, items: [...items, { title: '' }, null, 'x'] }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
  expect(await screen.findByText('Κείμενο β')).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(items.length);
});
