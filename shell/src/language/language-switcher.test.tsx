import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/render-site.tsx';

test.each([
  ['/', 'el', '/', '/en'],
  ['/shop?category=ilios&page=2', 'el', '/shop?category=ilios&page=2', '/en/shop?category=ilios&page=2'],
  ['/en/blog/rounds#top', 'en', '/blog/rounds#top', '/en/blog/rounds#top'],
] as const)(
  '%s has links in both languages with the same page and query',
  async (address, language, greek, english) => {
    mockApi({});
    const { chosenLanguages, router } = await renderSite(address, { language });
    const switcher = within(screen.getByRole('navigation', { name: language === 'el' ? 'Γλώσσα' : 'Language' }));
    const [el, en] = [
      switcher.getByRole('link', { name: /Ελληνικά/ }),
      switcher.getByRole('link', { name: /English/ }),
    ];
    expect(el).toHaveAttribute('href', greek);
    expect(en).toHaveAttribute('href', english);
    const [current, other] = language === 'el' ? [el, en] : [en, el];
    expect(current).toHaveAttribute('aria-current', 'true');

    await userEvent.click(current);
    expect(chosenLanguages).toEqual([]);
    await userEvent.click(other);
    expect(chosenLanguages).toEqual([language === 'el' ? 'en' : 'el']);
    // The host changes the address once the translations have loaded.
    expect(router.state.location.pathname).toBe(address.split(/[?#]/)[0]);
  },
);
