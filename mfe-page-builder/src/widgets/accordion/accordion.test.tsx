import { accordionWidget } from '@fakos/contracts/widgets';
import { readFields } from '@fakos/contracts/widgets/read-fields';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';
import { getInitiallyOpen } from './accordion.tsx';

const item = (id: string, isOpen: boolean) => ({ id, title: id, content: `<p>Κείμενο ${id}</p>`, isOpen });
const items = [item('α', false), item('β', true), item('γ', true)];

test.each([
  [false, ['β']],
  [true, ['β', 'γ']],
])('with allowMultiple %p these are open at first: %p', (allowMultiple, open) => {
  const fields = readFields(accordionWidget, { items, allowMultiple });
  expect([...getInitiallyOpen(fields)].map(({ id }) => id)).toEqual(open);
});

test('shows its items and leaves out those without a title', async () => {
  mockApi({});
  const widgets = [{ id: 'w', type: 'accordion', order: 1, items: [...items, { title: '' }, null, 'x'] }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
  expect(await screen.findByText('Κείμενο β')).toBeVisible();
  expect(screen.getAllByRole('group')).toHaveLength(items.length);
});
