import type { ExtraSection, GalleryImage, HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { type HomePart, homeOrder, isShown, masonryItems, sectionsAt } from './home-parts.ts';

const picture = { id: 1, filename: 'a.jpg' } as GalleryImage;
const facts = (content: object, gallery: readonly GalleryImage[] = [picture]) => ({
  content: content as Partial<HomeContent>,
  gallery,
  isShop: true,
});

test.each<[HomePart, object, boolean]>([
  ['gallery', { show_gallery_section: 'true' }, true],
  ['gallery', { show_gallery_section: true }, false],
  ['gallery', { show_gallery_section: '1' }, false],
  ['gallery', {}, false],
  ['hero', { show_hero_text_section: true }, true],
  ['hero', { show_hero_text_section: 'false' }, false],
  ['store', { show_store_section: 'true' }, true],
  ['store', { show_store_section: 'false' }, false],
  ['masonry', { show_masonry_section: 'true' }, false],
  ['masonry', { show_masonry_section: 'true', masonry_item4_image: 'a.jpg' }, true],
  ['masonry', { masonry_item4_image: 'a.jpg' }, false],
  ['posts', { show_posts_section: 'false' }, false],
  ['products', { show_products_section: 'true' }, true],
  ['products', {}, true],
])('%s with %j: %s', (part, content, shown) => {
  expect(isShown[part](facts(content))).toBe(shown);
});

test('without a picture there is no gallery', () => {
  expect(isShown.gallery(facts({ show_gallery_section: 'true' }, []))).toBe(false);
});

test('the parts stand in the order of the specification', () => {
  const parts = ['gallery', 'hero', 'store', 'masonry', 'posts', 'products'];
  expect(homeOrder.filter((place) => parts.includes(place))).toEqual(parts);
});

test('a position shows its own active sections only', () => {
  const section = (id: number, is_active: boolean, position: string) =>
    ({ id, is_active, position }) as unknown as ExtraSection;
  const extra_sections = [
    section(1, true, 'before_store'),
    section(2, false, 'before_store'),
    section(3, true, 'after_store'),
    section(4, true, 'before_store'),
  ];
  expect(sectionsAt('before_store', facts({ extra_sections })).map(({ id }) => id)).toEqual([1, 4]);
  expect(sectionsAt('footer', facts({}))).toEqual([]);
});

test('an item without a picture is left out', () => {
  const content = { masonry_item2_image: 'b.jpg', masonry_item2_tag: 'ηλίου', masonry_item3_title: 'Χωρίς εικόνα' };
  expect(masonryItems(content)).toEqual([{ key: 'item2', image: 'b.jpg', tag: 'ηλίου', title: '', description: '' }]);
});
