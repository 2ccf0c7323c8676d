import type { Preferences } from '@fakos/contracts/preferences/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { setRunningTour } from '../../framework/tour/tour-state.ts';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

let stored: Preferences;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stored = {};
});
afterEach(() => act(() => setRunningTour(undefined)));

function open(overrides: Parameters<typeof stubApi>[0] = {}) {
  stubApi({
    'GET login': { success: true, user: admin },
    'GET preferences': () => ({ success: true, data: { views: [], columns: null, preferences: stored } }),
    'PUT preferences merge': ({ body }: { body: unknown }) => {
      stored = { ...stored, ...(body as { preferences: Preferences }).preferences };
      return { success: true, data: { columns: null, preferences: stored } };
    },
    'GET dashboard': {
      success: true,
      data: {
        setup: [
          { step: 'mail', done: true },
          { step: 'product', done: false },
        ],
      },
    },
    'GET products admin-list': { success: true, data: [], meta: { page: 1, limit: 20, total: 0 } },
    ...overrides,
  });
  return renderAdmin('/admin/tutorial', admin);
}

const findPanel = async () => within(await screen.findByRole('region', { name: 'Ξενάγηση' }));

test('shows the remaining set-up steps with links to their screens', async () => {
  open();
  const setup = within(await screen.findByRole('region', { name: 'Ετοιμάστε το κατάστημα' }));
  expect(await setup.findByText('1 από 2')).toBeVisible();
  expect(setup.getByRole('link', { name: 'Το πρώτο προϊόν' })).toHaveAttribute('href', '/admin/shop/new');
  expect(setup.queryByRole('link', { name: 'Αποστολή e-mail' })).toBeNull();
});

test('without set-up steps in the API, only the tours are shown', async () => {
  open({ 'GET dashboard': failure(404, { code: 'NOT_FOUND' }) });
  expect(await screen.findByText('Το API του καταστήματος δεν λέει τι λείπει.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Έναρξη: Γράψτε ένα άρθρο' })).toBeVisible();
});

test('a tour opens its screens, highlights the described control, moves the focus and can be resumed', async () => {
  const view = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Έναρξη: Προσθέστε ένα προϊόν' }));
  const panel = await findPanel();
  expect(getAddress(view)).toBe('/admin/shop');
  expect(panel.getByText('Η λίστα των προϊόντων')).toBeVisible();
  const [button] = await screen.findAllByRole('link', { name: 'Νέο προϊόν' });
  await waitFor(() => expect(button).toHaveAttribute('data-tour-highlight'));

  await userEvent.click(panel.getByRole('button', { name: 'Επόμενο' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop/new'));
  const name = await screen.findByRole('textbox', { name: 'Όνομα (ελληνικά)' });
  await waitFor(() => expect(name).toHaveAttribute('data-tour-highlight'));
  expect(panel.getByRole('group', { name: /Όνομα στα ελληνικά και στα αγγλικά$/ })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ξενάγηση' })).toBeNull());
  expect(name).not.toHaveAttribute('data-tour-highlight');
  expect(stored).toEqual({ 'tour.product': 1 });
  await act(() => view.router.navigate('/admin/tutorial'));
  expect(await screen.findByRole('button', { name: 'Συνέχεια: Προσθέστε ένα προϊόν' })).toBeVisible();
});

test('a step without its control still shows its text, and the last one finishes the tour', async () => {
  stored = { 'tour.settings': 2 };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Συνέχεια: Αλλάξτε το ωράριο' }));
  const panel = await findPanel();
  expect(panel.getByText('Αποθήκευση')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Επόμενο' }));
  expect(screen.getByRole('link', { name: 'Προβολή του ιστότοπου' })).toHaveAttribute('data-tour-highlight');
  await userEvent.click(panel.getByRole('button', { name: 'Ολοκλήρωση' }));
  expect(screen.queryByRole('region', { name: 'Ξενάγηση' })).toBeNull();
  await waitFor(() => expect(stored).toEqual({ 'tour.settings': 'done' }));
});
