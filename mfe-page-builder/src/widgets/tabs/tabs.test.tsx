import { tabsWidget } from '@fakos/contracts/widgets';
import { readFields } from '@fakos/contracts/widgets/read-fields';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { getInitialTab } from './tabs.tsx';

const tab = (id: string) => ({ id, title: id, content: `<p>Κείμενο ${id}</p>`, icon: '' });
const tabs = [tab('α'), tab('β'), tab('γ')];

test.each([
  ['γ', 'γ'],
  ['δ', 'α'],
  [undefined, 'α'],
  [3, 'α'],
])('with activeTab %p the initial tab is %p', (activeTab, initial) => {
  expect(getInitialTab(readFields(tabsWidget, { tabs, activeTab }))).toBe(initial);
});

test('an arrow key moves to the next tab, and only its text is shown', async () => {
  mockApi({});
  const widgets = [{ id: 'w', type: 'tabs', order: 1, tabs, activeTab: 'β' }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
  await userEvent.click(await screen.findByRole('tab', { name: 'β', selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'γ', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Κείμενο γ');
});
