import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { screen, within } from '@testing-library/react';
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
};

async function footerWith(changes: object) {
  answerCalls({
    'settings.php': (query) =>
      query.get('action') === 'getSettings' ? { settings: { ...settings, ...changes } } : { failure: 500, code: 'X' },
    'posts.php': (query) => ({
      data: [{ slug: 'skeletos', title: `Νέα, ${query.get('limit')}` }],
      meta: { page: 1, limit: 5, total: 1 },
    }),
    'categories.php': () => ({ data: [] }),
  });
  await renderSite('/');
  return within(await screen.findByRole('contentinfo'));
}

const everything = [
  '210 123 4567',
  'hello@fakos.example',
  '10:00–20:00',
  'Πού θα μας βρείτε',
  'Facebook',
  'Instagram',
  'YouTube',
  'X (Twitter)',
];
const contactColumn = ['210 123 4567', 'hello@fakos.example', '10:00–20:00'];

test.each([
  [{}, []],
  [{ show_phone: 'true', show_email: '1', show_google_maps: true }, []],
  [{ show_phone: 'false' }, ['210 123 4567']],
  [{ show_contact_phone: '0' }, ['210 123 4567']],
  [{ show_email: 'false' }, ['hello@fakos.example']],
  [{ show_working_hours: 'false' }, ['10:00–20:00']],
  [{ show_contact_info: 'false' }, contactColumn],
  [{ show_google_maps: 'false' }, ['Πού θα μας βρείτε']],
  [{ show_instagram: 'false' }, ['Instagram']],
  [{ show_youtube: false }, ['YouTube']],
  [{ show_twitter: '0' }, ['X (Twitter)']],
  [{ facebook_page_url: '' }, ['Facebook']],
  [{ instagram_url: 'javascript:alert(1)' }, ['Instagram']],
])('with %j the footer leaves out %j and nothing else', async (changes, hidden: string[]) => {
  const footer = await footerWith(changes);
  await footer.findByText(/^© \d{4} Οπτικά Φακός$/);
  const shown = everything.filter((words) => footer.queryByText(words) ?? footer.queryByRole('link', { name: words }));
  expect(shown).toEqual(everything.filter((words) => !hidden.includes(words)));
});

test('widgets stand in their order, switched off ones are left out, lists are fetched', async () => {
  const footer = await footerWith({
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
