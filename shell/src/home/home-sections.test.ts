import type { ExtraSection, GalleryImage, HomeContent } from '@fakos/contracts/settings/contract';
import {
  getMasonryItems,
  type HomeSection,
  homePageOrder,
  isSectionShown,
  listExtraSections,
} from './home-sections.ts';

const image = { id: 1, filename: 'a.jpg' } as GalleryImage;
const createData = (content: object, gallery: readonly GalleryImage[] = [image]) => ({
  content: content as Partial<HomeContent>,
  gallery,
  isShop: true,
});

test.each<[HomeSection, object, boolean]>([
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
])('%s with %j: %s', (section, content, expected) => {
  expect(isSectionShown[section](createData(content))).toBe(expected);
});

test('the gallery needs an image', () => {
  expect(isSectionShown.gallery(createData({ show_gallery_section: 'true' }, []))).toBe(false);
});

test('the sections have the order of the specification', () => {
  const sections = ['gallery', 'hero', 'store', 'masonry', 'posts', 'products'];
  expect(homePageOrder.filter((position) => sections.includes(position))).toEqual(sections);
});

test('a position lists its own active sections only', () => {
  const section = (id: number, is_active: boolean, position: string) =>
    ({ id, is_active, position }) as unknown as ExtraSection;
  const extra_sections = [
    section(1, true, 'before_store'),
    section(2, false, 'before_store'),
    section(3, true, 'after_store'),
    section(4, true, 'before_store'),
  ];
  expect(listExtraSections('before_store', createData({ extra_sections })).map(({ id }) => id)).toEqual([1, 4]);
  expect(listExtraSections('footer', createData({}))).toEqual([]);
});

test('a masonry item without an image is left out', () => {
  const content = { masonry_item2_image: 'b.jpg', masonry_item2_tag: 'ηλίου', masonry_item3_title: 'Χωρίς εικόνα' };
  expect(getMasonryItems(content)).toEqual([
    { key: 'item2', image: 'b.jpg', tag: 'ηλίου', title: '', description: '' },
  ]);
});
