import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useCleanHtml } from './use-clean-html.ts';

const EVIL = '<p>Κείμενο</p><img src="x" alt="" onerror="alert(1)">';

function Text({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: does the same as SafeHtml, without a router
  return <div data-testid="text" dangerouslySetInnerHTML={{ __html: useCleanHtml(html) ?? '' }} />;
}

test('server-rendered HTML is not changed by hydration; other HTML waits for the sanitiser', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = '<div data-testid="text"><p>Από τον διακομιστή</p></div>';
  const served = page.querySelector('p');
  const root = await act(async () => hydrateRoot(page, <Text html="<p>Από τον διακομιστή</p>" />));
  expect(page.querySelector('p')).toBe(served);
  await act(async () => root.render(<Text html={EVIL} />));
  await waitFor(() => expect(page).toHaveTextContent('Κείμενο'));
  expect(page.querySelector('[onerror]')).toBeNull();
  act(() => root.unmount());
  page.remove();
});

test('HTML that was not server-rendered is sanitised before it is shown', async () => {
  render(<Text html={EVIL} />);
  await waitFor(() => expect(screen.getByTestId('text')).toHaveTextContent('Κείμενο'));
  expect(document.querySelector('[onerror]')).toBeNull();
});
