import { screen, within } from '@testing-library/react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

test.each([
  [403, 'FORBIDDEN', 'Δεν έχετε πρόσβαση', []],
  [503, 'UPSTREAM_UNAVAILABLE', 'Κάτι πήγε στραβά', ['Δοκιμάστε ξανά']],
])('a response of %i is explained and offers what helps', async (status, code, title, actions) => {
  stubApi({
    'GET login': { success: true, user: admin },
    'GET admin-orders': failure(status, { code, message: 'Το μήνυμα του διακομιστή.' }),
  });
  renderAdmin('/admin/bookings', admin);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${title}Το μήνυμα του διακομιστή.`);
  expect(
    within(alert)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(actions);
});
