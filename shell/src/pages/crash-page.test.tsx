import { RouterProvider } from '@fakos/shared-kit/router';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { CrashPage } from './crash-page.tsx';

function Broken(): never {
  throw new TypeError('the menu is not a list');
}

test('a page that failed as a whole says so in both languages, with the reference that the shop logs', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(navigator, { sendBeacon: sent });
  const routes = [{ path: '*', element: <Broken />, errorElement: <CrashPage /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);

  expect(await screen.findByRole('heading', { name: 'Κάτι πήγε στραβά' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  const shown = (await screen.findByText(/^[2-9A-HJ-NP-Z]{8}$/)).textContent;
  expect(sent).toHaveBeenCalledTimes(1);
  const [address = '', report = ''] = sent.mock.calls[0] ?? [];
  expect([address, JSON.parse(report)]).toEqual([
    '/reports/crashes',
    { reference: shown, error: 'TypeError: the menu is not a list', page: '/' },
  ]);
});
