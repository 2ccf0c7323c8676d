import type { SlotProps } from '@fakos/shared-kit/remote';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';

type StoreContent = SlotProps['home.store']['content'];

async function show(content: StoreContent): Promise<Element | null> {
  mockApi({});
  await renderSlot(remote, 'home.store', { content });
  return document.querySelector('section.store');
}

test.each<[string, StoreContent, string]>([
  ['a title', { store_title: 'Το κατάστημα' }, 'Το κατάστημα'],
  ['the third paragraph', { store_description_3: 'Στη Σκουφά' }, 'Στη Σκουφά'],
  ['features', { store_features: ['Εξέταση'] }, 'Εξέταση'],
  ['a conclusion', { store_conclusion: 'Ελάτε' }, 'Ελάτε'],
])('%s alone is shown', async (_, content, expected) => {
  expect(await show(content)).toHaveTextContent(expected);
});

test('an image alone is shown without an empty text column', async () => {
  const block = await show({ store_image: 'store.jpg' });
  expect([...(block?.children ?? [])].map(({ localName }) => localName)).toEqual(['img']);
});

test('without content nothing is shown', async () => {
  expect(await show({ store_title: '', store_features: [], store_image: '' })).toBeNull();
});

test('equal texts are both shown', async () => {
  const consoleError = jest.spyOn(console, 'error');
  await show({ store_description_1: 'Ναι', store_description_2: 'Ναι', store_features: ['Ίδιο', 'Ίδιο'] });
  expect(screen.getAllByText('Ναι')).toHaveLength(2);
  expect(screen.getAllByText('Ίδιο')).toHaveLength(2);
  expect(consoleError.mock.calls.flat().join(' ')).not.toMatch(/same key/);
  consoleError.mockRestore();
});
