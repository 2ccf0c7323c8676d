import type { ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-part.tsx';
import { findEntries, listEntries } from './library-entries.ts';
import { QuickInsert } from './quick-insert.tsx';
import { addRecentType, listRecentTypes } from './recent-types.ts';
import { WidgetLibrary } from './widget-library.tsx';

const contributed: ContributedWidget = {
  type: 'mfe-events/countdown',
  remote: 'mfe-events',
  icon: 'clock',
  fields: {},
  texts: {
    el: { label: 'Αντίστροφη μέτρηση', keywords: ['εκδήλωση'], fields: {} },
    en: { label: 'Countdown', keywords: ['event'], fields: {} },
  },
};

beforeEach(() => window.localStorage.clear());

test.each([
  ['εικονα', 'image'],
  ['eikona', 'image'],
  ['ΦΩΤΟΓΡΑΦΙΑ', 'image'],
  ['image', 'image'],
  ['faq', 'accordion'],
  ['erotiseis', 'accordion'],
  ['koumpi', 'button'],
  ['γυαλια', 'product-cards'],
  ['gyalia', 'product-cards'],
  ['appointment', 'button'],
  ['event', 'mfe-events/countdown'],
])('“%s” finds %s first', (query, type) => {
  expect(findEntries(listEntries('el', [contributed]), query)[0]?.type).toBe(type);
});

test('only matches are found, and an empty search finds everything', () => {
  const entries = listEntries('en', []);
  expect(findEntries(entries, 'βγζδ')).toEqual([]);
  expect(findEntries(entries, ' ')).toEqual(entries);
});

test('recently used types come first, without duplicates, at most four', () => {
  for (const type of ['text', 'image', 'text', 'video', 'button', 'html']) addRecentType(type);
  expect(listRecentTypes()).toEqual(['html', 'button', 'video', 'text']);
  window.localStorage.setItem('page-editor-recent-widgets', '{');
  expect(listRecentTypes()).toEqual([]);
});

test('the library inserts with a click, and remembers it', async () => {
  const onInsert = jest.fn();
  await renderPart(<WidgetLibrary onInsert={onInsert} />);
  expect(screen.queryByRole('region', { name: 'Πρόσφατα' })).not.toBeInTheDocument();
  const media = screen.getByRole('region', { name: 'Εικόνες και βίντεο' });
  const image = within(media).getByRole('button', { name: 'Προσθήκη: Εικόνα' });
  expect(image).toHaveAccessibleDescription('Μία εικόνα, με σύνδεσμο αν χρειάζεται');
  await userEvent.click(image);
  expect(onInsert).toHaveBeenCalledWith('image');
  const recent = screen.getByRole('region', { name: 'Πρόσφατα' });
  expect(within(recent).getByRole('button', { name: 'Προσθήκη: Εικόνα' })).toBeInTheDocument();
});

test('the library announces the number of results', async () => {
  await renderPart(<WidgetLibrary onInsert={jest.fn()} />);
  const search = screen.getByRole('searchbox', { name: 'Αναζήτηση στοιχείου' });
  await userEvent.type(search, 'stiles');
  expect(screen.getByRole('status')).toHaveTextContent('Βρέθηκαν 3 στοιχεία.');
  await userEvent.type(search, 'βγζδ');
  expect(screen.getByRole('status')).toHaveTextContent('Κανένα στοιχείο δεν ταιριάζει.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('quick insert is a combobox: the arrows choose, Enter inserts, Escape closes', async () => {
  const onPick = jest.fn();
  const onClose = jest.fn();
  await renderPart(<QuickInsert onPick={onPick} onClose={onClose} />);
  const search = screen.getByRole('combobox', { name: 'Αναζήτηση στοιχείου' });
  const getActive = () => screen.getByRole('option', { selected: true });
  await userEvent.type(search, 'στηλες');
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(3);
  expect(search).toHaveAttribute('aria-activedescendant', getActive().id);
  await userEvent.keyboard('{ArrowUp}');
  expect(getActive()).toBe(options[2]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(getActive()).toBe(options[1]);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledTimes(1);
  expect(getActive()).toHaveAttribute('id', expect.stringContaining(String(onPick.mock.calls[0]?.[0])));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
