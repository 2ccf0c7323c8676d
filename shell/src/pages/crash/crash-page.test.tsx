import { RouterProvider } from '@fakos/shared-kit/router';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { CrashPage } from './crash-page.tsx';

function Broken(): never {
  throw new TypeError('items is not iterable');
}

test('the crash page shows a message in both languages and the reference that is logged', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(navigator, { sendBeacon: sent });
  const routes = [{ path: '*', element: <Broken />, errorElement: <CrashPage /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);

  expect(await screen.findByRole('heading', { name: 'Κάτι πήγε στραβά' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  const reference = (await screen.findByText(/^[2-9A-HJ-NP-Z]{8}$/)).textContent;
  expect(sent).toHaveBeenCalledTimes(1);
  const [address = '', report = ''] = sent.mock.calls[0] ?? [];
  expect([address, JSON.parse(report)]).toEqual([
    '/reports/crashes',
    { reference: reference, error: 'TypeError: items is not iterable', page: '/' },
  ]);
});
