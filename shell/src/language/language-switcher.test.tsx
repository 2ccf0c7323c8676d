import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/render-site.tsx';

test.each([
  ['/', 'el', '/', '/en'],
  ['/shop?category=ilios&page=2', 'el', '/shop?category=ilios&page=2', '/en/shop?category=ilios&page=2'],
  ['/en/blog/rounds#top', 'en', '/blog/rounds#top', '/en/blog/rounds#top'],
] as const)('%s is offered in both languages, page and query kept', async (at, language, greek, english) => {
  answerCalls({});
  const { chosen, router } = await renderSite(at, { language });
  const switcher = within(screen.getByRole('navigation', { name: language === 'el' ? 'Γλώσσα' : 'Language' }));
  const [el, en] = [switcher.getByRole('link', { name: /Ελληνικά/ }), switcher.getByRole('link', { name: /English/ })];
  expect(el).toHaveAttribute('href', greek);
  expect(en).toHaveAttribute('href', english);
  const [current, other] = language === 'el' ? [el, en] : [en, el];
  expect(current).toHaveAttribute('aria-current', 'true');

  await userEvent.click(current);
  expect(chosen).toEqual([]);
  await userEvent.click(other);
  expect(chosen).toEqual([language === 'el' ? 'en' : 'el']);
  // The address is the host's to change, after the words have arrived.
  expect(router.state.location.pathname).toBe(at.split(/[?#]/)[0]);
});
