import { numberField, textField } from '@fakos/contracts/widgets/widget';
import { defineRemoteWidget, type RemoteWidget, type RemoteWidgetProps } from '@fakos/shared-kit/remote';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import remote from '../remote.ts';

const fields = { title: textField(), days: numberField({ min: 0, max: 365, default: 7 }) };

function Countdown({ fields: { title, days } }: RemoteWidgetProps<typeof fields>) {
  return <p>{`${title}: ${days}`}</p>;
}

function Broken(): never {
  throw new Error('broken');
}

const contribute = (name: string, view: () => Promise<ComponentType<RemoteWidgetProps<typeof fields>>>) =>
  defineRemoteWidget({ type: `mfe-events/${name}`, fields, icon: 'clock', texts: 'editor:countdown', view });

async function show(contributed: readonly RemoteWidget[], type: string) {
  mockApi({});
  const widgets = [
    { id: 'a', type, order: 1, title: ' Γιορτή ', days: '900' },
    { id: 'b', type: 'two-columns', order: 2, leftColumn: [{ id: 'c', type, order: 1, title: 'Μέσα', days: 'x' }] },
    { id: 'd', type: 'text', order: 3, content: '<p>Μετά</p>' },
  ];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] }, {}, contributed);
}

test('a widget of another remote is shown with its fields as described, also in a column', async () => {
  await show([contribute('countdown', async () => Countdown)], 'mfe-events/countdown');
  expect(await screen.findByText('Γιορτή: 365')).toBeInTheDocument();
  expect(screen.getByText('Μέσα: 7')).toBeInTheDocument();
});

test('a type that no live remote contributes is reported', async () => {
  await show([contribute('other', async () => Countdown)], 'mfe-events/removed');
  expect(await screen.findAllByText('Unknown widget type: mfe-events/removed')).toHaveLength(2);
  expect(screen.getByText('Μετά')).toBeInTheDocument();
});

test.each<[string, () => Promise<typeof Broken>]>([
  ['throws', async () => Broken],
  ['cannot-be-loaded', () => Promise.reject(new Error('offline'))],
])('a widget that %s shows a notice, and the others are still shown', async (name, view) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show([contribute(name, view)], `mfe-events/${name}`);
  expect(await screen.findAllByText('Αυτό το μέρος της σελίδας δεν μπορεί να εμφανιστεί.')).toHaveLength(2);
  expect(screen.getByText('Μετά')).toBeInTheDocument();
});
