import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { firstTab, readTabsFields } from './tabs.fields.ts';

const tab = (id: string) => ({ id, title: id, content: `<p>Κείμενο ${id}</p>`, icon: '' });
const tabs = [tab('α'), tab('β'), tab('γ')];

test.each([
  ['γ', 'γ'],
  ['δ', 'α'],
  [undefined, 'α'],
  [3, 'α'],
])('with activeTab %p the first is %p', (activeTab, first) => {
  expect(firstTab(readTabsFields({ tabs, activeTab }))).toBe(first);
});

test('an id that was given twice opens one tab only', () => {
  expect(readTabsFields({ tabs: [tab('α'), tab('α')] }).tabs.map(({ id }) => id)).toEqual(['α', 'α-2']);
});

test('arrows turn to the next tab, whose text is shown alone', async () => {
  answerCalls({});
  const widgets = [{ id: 'w', type: 'tabs', order: 1, tabs, activeTab: 'β' }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
  await userEvent.click(await screen.findByRole('tab', { name: 'β', selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'γ', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Κείμενο γ');
});
