import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';

const settings = {
  company_name: 'Οπτικά Φακός',
  contact_phone: '210 123 4567',
  contact_email: 'hello@fakos.example',
  contact_address: 'Ερμού 24, Αθήνα',
  working_hours: '10:00–20:00',
  facebook_page_url: 'https://facebook.example/fakos',
  instagram_url: 'https://instagram.example/fakos',
  youtube_url: 'https://youtube.example/fakos',
  twitter_url: 'https://x.example/fakos',
  linkedin_url: 'https://linkedin.example/fakos',
  tiktok_url: 'https://tiktok.example/fakos',
  pinterest_url: 'https://pinterest.example/fakos',
};

const MAP = 'https://www.google.com/maps/embed?pb=1';

async function renderFooter(changes: object, { isEmpty = false } = {}) {
  mockApi({
    'settings.php': (query) =>
      query.get('action') === 'getSettings' ? { settings: { ...settings, ...changes } } : { failure: 500, code: 'X' },
    'posts.php': (query) => ({
      data: isEmpty ? [] : [{ slug: 'skeletos', title: `Νέα, ${query.get('limit')}` }],
      meta: { page: 1, limit: 5, total: 1 },
    }),
    'categories.php': () => ({ data: [] }),
  });
  await renderSite('/');
  return within(await screen.findByRole('contentinfo'));
}

const allTexts = [
  '210 123 4567',
  'hello@fakos.example',
  'Ερμού 24, Αθήνα',
  '10:00–20:00',
  'Πού θα μας βρείτε',
  'Facebook',
  'Instagram',
  'YouTube',
  'X (Twitter)',
  'LinkedIn',
  'TikTok',
  'Pinterest',
];
const contact = ['210 123 4567', 'hello@fakos.example', 'Ερμού 24, Αθήνα', '10:00–20:00'];
const social = ['Facebook', 'Instagram', 'YouTube', 'X (Twitter)', 'LinkedIn', 'TikTok', 'Pinterest'];

/** Texts of the list that are shown, as text or as the name of a link. */
function listShown({ queryAllByText, queryAllByRole }: ReturnType<typeof within>, texts: readonly string[]) {
  return texts.filter((name) => [...queryAllByText(name), ...queryAllByRole('link', { name })].length > 0);
}

test.each([
  [{}, []],
  [{ show_phone: 'true', show_email: '1', show_google_maps: true }, []],
  [{ show_phone: 'false' }, ['210 123 4567']],
  [{ show_contact_phone: '0' }, ['210 123 4567']],
  [{ show_email: 'false' }, ['hello@fakos.example']],
  [{ show_working_hours: 'false' }, ['10:00–20:00']],
  [{ show_address: 'false' }, ['Ερμού 24, Αθήνα', 'Πού θα μας βρείτε']],
  [{ show_address: '0', google_maps_embed: MAP }, ['Ερμού 24, Αθήνα']],
  [{ contact_address: '', google_maps_embed: MAP }, ['Ερμού 24, Αθήνα']],
  [{ contact_address: '' }, ['Ερμού 24, Αθήνα', 'Πού θα μας βρείτε']],
  [{ show_contact_info: 'false' }, [...contact, 'Πού θα μας βρείτε']],
  [{ show_contact_info: 'false', google_maps_embed: MAP }, [...contact, 'Πού θα μας βρείτε']],
  [{ show_google_maps: 'false' }, ['Πού θα μας βρείτε']],
  [{ show_instagram: 'false' }, ['Instagram']],
  [{ show_youtube: false }, ['YouTube']],
  [{ show_twitter: '0' }, ['X (Twitter)']],
  [{ facebook_page_url: '' }, ['Facebook']],
  [{ linkedin_url: '' }, ['LinkedIn']],
  [{ instagram_url: 'javascript:alert(1)' }, ['Instagram']],
])('with %j the footer hides %j and nothing else', async (changes, hidden: string[]) => {
  const footer = await renderFooter(changes);
  await footer.findByText(/^© \d{4} Οπτικά Φακός$/);
  expect(listShown(footer, allTexts)).toEqual(allTexts.filter((text) => !hidden.includes(text)));
});

test.each([
  [{}, 'Χάρτης: Ερμού 24, Αθήνα', 1],
  [{ show_address: false }, 'Χάρτης: Οπτικά Φακός', 0],
  [{ contact_address: '' }, 'Χάρτης: Οπτικά Φακός', 0],
])('with %j the map is titled «%s» and has %d links to the address', async (changes, title, linkCount) => {
  const footer = await renderFooter({ google_maps_embed: MAP, ...changes });
  expect(await footer.findByRole('group', { name: title })).toBeInTheDocument();
  expect(footer.queryAllByRole('link', { name: /^Άνοιγμα στον χάρτη/ })).toHaveLength(linkCount);
});

test.each([
  [{ type: 'text', title: 'Η ιστορία μας', content: 'Από το 1998.' }, 'Η ιστορία μας', ['Από το 1998.']],
  [{ type: 'contact' }, 'Επικοινωνία', contact],
  [{ type: 'social', title: 'Μαζί' }, 'Μαζί', social],
  [{ type: 'recent_posts' }, 'Πρόσφατα άρθρα', ['Δεν υπάρχουν πρόσφατα άρθρα']],
])('the widget %j is shown under «%s»', async (widget, title, texts) => {
  const footer = await renderFooter({ footer_widgets: [{ enabled: true, ...widget }] }, { isEmpty: true });
  const [first] = await footer.findAllByRole('region', { name: title });
  const block = within(first as HTMLElement);
  await waitFor(() => expect(listShown(block, texts)).toEqual(texts));
});

const dark = { footer_background_color: '#103040', footer_text_color: '#ffffff' };

test.each([
  // White, the text colour of spec section 9, is not readable on the default background.
  [{}, { ground: '#00C7B5', ink: '#1b1815', link: '#1b1815', 'link-hover': '#1b1815' }],
  [dark, { ground: '#103040', ink: '#ffffff', link: '#ffffff', 'link-hover': '#ffffff' }],
  [
    { ...dark, footer_link_color: '#ffd166', footer_link_hover_color: '#112233' },
    { ground: '#103040', ink: '#ffffff', link: '#ffd166', 'link-hover': '#ffffff' },
  ],
  [
    { footer_background_color: 'red;}', footer_text_color: 'url(x)' },
    { ground: '#00C7B5', ink: '#1b1815' },
  ],
])('with %j the colours of the footer are %j', async (changes, colours) => {
  const footer = await renderFooter(changes);
  await footer.findByText(/^© /);
  const { style } = screen.getByRole('contentinfo');
  await waitFor(() =>
    expect(Object.keys(colours).map((name) => style.getPropertyValue(`--footer-${name}`))).toEqual(
      Object.values(colours),
    ),
  );
});

test('widgets keep their order, disabled ones are hidden and lists are fetched', async () => {
  const footer = await renderFooter({
    footer_widgets: [
      { type: 'categories', enabled: true },
      { type: 'text', enabled: false, title: 'Κρυφό' },
      { type: 'links', enabled: true, title: 'Βοήθεια', links: [{ text: 'Αποστολές', url: '/page/apostoles' }] },
      { type: 'recent_posts', enabled: true },
      { type: 'custom_html', enabled: true, html: '<p>Γεια</p><script>alert(1)</script>' },
    ],
  });
  expect(await footer.findByRole('link', { name: 'Νέα, 5' })).toHaveAttribute('href', '/blog/skeletos');
  expect(await footer.findByText('Δεν υπάρχουν κατηγορίες')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Αποστολές' })).toHaveAttribute('href', '/page/apostoles');
  expect(await footer.findByText('Γεια')).toBeInTheDocument();
  const titles = footer.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles.slice(0, 3)).toEqual(['Κατηγορίες', 'Βοήθεια', 'Πρόσφατα άρθρα']);
});
