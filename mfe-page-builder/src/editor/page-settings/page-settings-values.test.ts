import {
  checkSettings,
  getChanges,
  getPublicAddress,
  type PageSettings,
  rebaseSettings,
} from './page-settings-values.ts';

const stored: PageSettings = {
  title_el: 'Φακοί',
  title_en: 'Lenses',
  menu_title_el: '',
  menu_title_en: '',
  show_in_menu: false,
  slug: 'fakoi',
  status: 'draft',
  no_index: false,
  meta_title_el: '',
  meta_title_en: '',
  meta_description_el: '',
  meta_description_en: '',
};

test('only changed fields are sent', () => {
  expect(getChanges(stored, { ...stored })).toEqual({});
  expect(getChanges(stored, { ...stored, slug: 'lenses', no_index: true })).toEqual({ slug: 'lenses', no_index: true });
});

test('the input stays when others have changed the page', () => {
  const newer = { ...stored, title_el: 'Νέο', slug: 'neo' };
  expect(rebaseSettings(stored, { ...stored, slug: 'mine' }, newer)).toEqual({ ...newer, slug: 'mine' });
});

const rows: [Partial<PageSettings>, object][] = [
  [{}, {}],
  [{ title_el: ' ' }, { title_el: 'titleRequired' }],
  [{ title_en: '' }, {}],
  [{ title_en: '', status: 'published' }, { title_en: 'bothTitles' }],
];
test.each(rows)('%j needs %j', (changed, problems) => {
  expect(checkSettings({ ...stored, ...changed })).toEqual(problems);
});

test('protected pages have addresses of their own', () => {
  expect(getPublicAddress('about')).toBe('/about');
  expect(getPublicAddress('fakoi')).toBe('/page/fakoi');
});
