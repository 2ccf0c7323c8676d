import type { AdminGalleryImage } from '@fakos/contracts/gallery/contract';
import type { ExtraSection, FooterWidget } from '@fakos/contracts/settings/contract';
import type { GalleryStyle } from '@fakos/contracts/settings/fields';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { type RecordedRequest, stubApi } from '../../testing/stub-api.ts';
import { GalleryImagesEditor } from './gallery/gallery-images-editor.tsx';
import { GalleryHomeStyleEditor } from './gallery/gallery-style-editor.tsx';
import { MasonryItemsEditor, type MasonryValues } from './masonry-items-editor.tsx';
import { NavigationEditor, type NavigationValue } from './navigation/navigation-editor.tsx';
import { ExtraSectionsEditor } from './sections/extra-sections-editor.tsx';
import type { Localised, SettingEditorProps } from './setting-editor.ts';
import { FooterWidgetsEditor } from './widgets/footer-widgets-editor.tsx';

/** Renders an editor with a value that follows its changes; returns the current value. */
function renderEditor<Value>(Editor: ComponentType<SettingEditorProps<Value>>, initial: Value): () => Value {
  let current = initial;
  function Host() {
    const [value, setValue] = useState(initial);
    current = value;
    return <Editor value={value} onChange={setValue} />;
  }
  renderAdmin(
    '/admin',
    admin,
    <MantineProvider env="test">
      <Notifications />
      <Host />
    </MantineProvider>,
  );
  return () => current;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const listTitles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent);

const widgets: Localised<FooterWidget[]> = {
  el: [
    { type: 'links', enabled: true, title: 'Χρήσιμα', links: [{ text: 'Ερωτήσεις', url: '/faq' }] },
    { type: 'categories', enabled: true, title: 'Κατηγορίες', count: 8 },
  ],
  en: [{ type: 'categories', enabled: true, title: 'Categories', count: 8 }],
};

test('widgets are put in order from the keyboard, and both languages keep the same order', async () => {
  const read = renderEditor(FooterWidgetsEditor, widgets);
  expect(listTitles('Στοιχεία του υποσέλιδου')).toEqual(['Σύνδεσμοι: Χρήσιμα', 'Κατηγορίες']);
  screen.getByRole('button', { name: 'Μετακίνηση πιο κάτω: Σύνδεσμοι: Χρήσιμα' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(listTitles('Στοιχεία του υποσέλιδου')).toEqual(['Κατηγορίες', 'Σύνδεσμοι: Χρήσιμα']);
  expect(screen.getByText('Σύνδεσμοι: Χρήσιμα: θέση 2 από 2')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Σύνδεσμοι: Χρήσιμα' })).toHaveFocus();
  expect(read().en.map(({ type }) => type)).toEqual(['categories', 'links']);
  expect(read().en[1]).toEqual({ type: 'links', enabled: true, links: [{ text: '', url: '/faq' }] });
});

test('undo restores a removed widget, and a switch changes both languages', async () => {
  const read = renderEditor(FooterWidgetsEditor, widgets);
  await press('Αφαίρεση: Κατηγορίες');
  expect(read().el).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Σύνδεσμοι: Χρήσιμα' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  expect(read().el).toEqual(widgets.el);
  await userEvent.click(screen.getByRole('switch', { name: 'Ενεργό: Κατηγορίες' }));
  expect([read().el[1]?.enabled, read().en[1]?.enabled]).toEqual([false, false]);
});

test('the texts of a widget are edited in both languages, its links in an order of their own', async () => {
  const read = renderEditor(FooterWidgetsEditor, widgets);
  await press('Σύνδεσμοι: Χρήσιμα');
  await userEvent.type(screen.getByLabelText('Τίτλος (αγγλικά)'), 'Useful');
  await press('Νέος σύνδεσμος');
  const links = screen.getByRole('list', { name: 'Σύνδεσμοι' });
  await userEvent.type(within(links).getByLabelText('Κείμενο (ελληνικά)'), 'Νέα');
  await userEvent.type(within(links).getByLabelText('Διεύθυνση'), '/blog');
  expect(read().en[0]).toMatchObject({ title: 'Useful' });
  expect(read().el[0]?.links?.[1]).toEqual({ text: 'Νέα', url: '/blog' });
  expect(read().en[0]?.links?.[1]).toEqual({ text: '', url: '/blog' });
});

test('a new section starts as text, and its layout decides about its other fields', async () => {
  const read = renderEditor<Localised<ExtraSection[]>>(ExtraSectionsEditor, { el: [], en: [] });
  await press('Νέα ενότητα');
  expect(screen.queryByRole('group', { name: 'Εικόνα' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Εικόνα αριστερά' }));
  expect(screen.getByRole('group', { name: 'Εικόνα' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Θέση'), 'Πριν από τα προϊόντα');
  await userEvent.type(screen.getByLabelText('Τίτλος (ελληνικά)'), 'Ραντεβού');
  const [el, en] = [read().el[0], read().en[0]];
  expect(el).toMatchObject({ layout: 'image_left', position: 'before_products', title: 'Ραντεβού', is_active: true });
  expect(en).toMatchObject({ id: el?.id, layout: 'image_left', position: 'before_products', title: '' });
});

test.each([
  ['#777777', /Αντίθεση 4,4:1.*Δύσκολα διαβάζεται/],
  ['#111111', /Αντίθεση 18,8:1.*Διαβάζεται εύκολα/],
  ['tomato', /Η αντίθεση υπολογίζεται μόνο/],
])('a text colour %s on white is judged', async (colour, judgement) => {
  renderEditor<NavigationValue>(NavigationEditor, {
    navigation: { backgroundColor: '#ffffff', textColor: '', position: 'sticky', style: 'default' },
    pages: [],
    customMenuItems: [],
  });
  await userEvent.type(screen.getByLabelText('Χρώμα κειμένου'), colour);
  expect(screen.getAllByRole('status').some(({ textContent }) => judgement.test(textContent ?? ''))).toBe(true);
});

test('the default items of the navigation bar can be edited and put in order', async () => {
  const read = renderEditor<NavigationValue>(NavigationEditor, {
    navigation: { backgroundColor: '', textColor: '', position: 'sticky', style: 'default' },
    pages: [],
    customMenuItems: [],
  });
  await press('Επεξεργασία των αρχικών');
  await press('Μετακίνηση πιο κάτω: Αρχική');
  expect(read().pages.map(({ id, order }) => `${order} ${id}`)).toEqual([
    '1 products',
    '2 home',
    '3 about',
    '4 faq',
    '5 contact',
  ]);
  await press('Προϊόντα');
  await userEvent.clear(screen.getByLabelText('Τίτλος (αγγλικά)'));
  expect(screen.getByText('Το πεδίο είναι υποχρεωτικό.')).toBeInTheDocument();
});

test('the items of the masonry section are stored in their order, without gaps', async () => {
  const none = { el: '', en: '' };
  const values = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((number) => [
      [`masonry_item${number}_image`, number < 3 ? `${number}.webp` : ''],
      [`masonry_item${number}_tag`, none],
      [`masonry_item${number}_title`, number < 3 ? { el: `Τίτλος ${number}`, en: '' } : none],
      [`masonry_item${number}_description`, none],
    ]),
  ) as MasonryValues;
  const read = renderEditor<MasonryValues>(MasonryItemsEditor, values);
  await press('Αφαίρεση: Τίτλος 1');
  expect([read().masonry_item1_image, read().masonry_item2_image]).toEqual(['2.webp', '']);
  await press('Νέο στοιχείο');
  await userEvent.type(screen.getByLabelText('Ετικέτα (ελληνικά)'), 'Ηλίου');
  expect(read().masonry_item2_tag.el).toBe('Ηλίου');
  expect(screen.getByText('Χωρίς εικόνα')).toBeInTheDocument();
});

test('the style of the home page may be that of the gallery or one of thirteen others', async () => {
  const read = renderEditor<GalleryStyle | ''>(GalleryHomeStyleEditor, '');
  expect(screen.getAllByRole('radio')).toHaveLength(14);
  expect(screen.getByRole('radio', { name: 'Ίδιο με της συλλογής' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Εξάγωνα' }));
  expect(read()).toBe('hexagon');
});

const texts = { title: '', description: '', category: '', caption: '' };
const galleryImage = (id: number, alt: string) =>
  ({
    id,
    filename: `${id}.webp`,
    position: id,
    version: `version-${id}`,
    alt_el: alt,
    alt_en: '',
    ...Object.fromEntries(Object.keys(texts).flatMap((key) => [`${key}_el`, `${key}_en`].map((name) => [name, '']))),
  }) as AdminGalleryImage;

describe('images of the gallery', () => {
  let requests: RecordedRequest[];
  const listBodies = (name: string) => requests.filter((request) => request.name === name).map(({ body }) => body);

  beforeEach(async () => {
    const saved = { success: true, message: 'Η συλλογή αποθηκεύτηκε.', data: [] };
    requests = stubApi({
      'GET settings admin-gallery': { success: true, data: [galleryImage(1, 'Βιτρίνα'), galleryImage(2, 'Πάγκος')] },
      'PUT settings gallery': saved,
      'DELETE settings gallery': saved,
      'POST settings copy_gallery_image': { success: true, message: '', data: {} },
      'GET media': {
        success: true,
        data: [{ id: 9, filename: 'store.webp', thumbnail_url: '/store.webp', alt_el: 'Κατάστημα', alt_en: '' }],
        meta: { page: 1, limit: 12, total: 1 },
      },
    });
    renderEditor<undefined>(GalleryImagesEditor, undefined);
    await screen.findByRole('img', { name: 'Βιτρίνα' });
  });

  test('they are put in order, copied from the media and removed', async () => {
    await press('Μετακίνηση πιο κάτω: Βιτρίνα');
    expect(listBodies('PUT settings gallery')).toEqual([{ order: [2, 1] }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Αντιγραφή από τα πολυμέσα' })).toBeEnabled());
    await press('Αντιγραφή από τα πολυμέσα');
    await userEvent.click(await screen.findByRole('button', { name: /store\.webp/ }));
    await waitFor(() =>
      expect(listBodies('POST settings copy_gallery_image')).toEqual([{ filename: 'store.webp', to: 'gallery' }]),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Αφαίρεση: Πάγκος' })).toBeEnabled());
    await press('Αφαίρεση: Πάγκος');
    const dialog = await screen.findByRole('dialog', { name: 'Αφαίρεση από τη συλλογή;' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Αφαίρεση' }));
    await waitFor(() => expect(listBodies('DELETE settings gallery')).toEqual([{ id: 2 }]));
  });

  test('they are described in both languages', async () => {
    await press('Κείμενα: Βιτρίνα');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Εναλλακτικό κείμενο (αγγλικά)'), 'Shop window');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Αποθήκευση' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(listBodies('PUT settings gallery')).toEqual([
      expect.objectContaining({ id: 1, version: 'version-1', alt_el: 'Βιτρίνα', alt_en: 'Shop window' }),
    ]);
  });
});
