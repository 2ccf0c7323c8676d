/** Maximum length of a setting's text on one line, of one with line breaks, and of HTML. */
export const MAX_LINE = 300;
export const MAX_TEXT = 5000;
export const MAX_HTML = 50_000;

/** Maximum number of widgets in the footer or in the sidebar. */
export const MAX_WIDGETS = 24;
/** Maximum number of links in a widget. */
export const MAX_WIDGET_LINKS = 40;
/** Maximum number of records that a widget lists. */
export const MAX_WIDGET_COUNT = 24;

/** Types of footer widgets (spec section 2). */
export const footerWidgetTypes = [
  'contact',
  'text',
  'links',
  'social',
  'recent_posts',
  'categories',
  'custom_html',
] as const;

/** Types of the widgets in the sidebar next to posts. */
export const sidebarWidgetTypes = [
  'search',
  'categories',
  'recent_posts',
  'popular_posts',
  'tags',
  'links',
  'text',
  'custom_html',
] as const;

/** Maximum number of extra sections. */
export const MAX_EXTRA_SECTIONS = 40;
/** Maximum number of images, categories and products in an extra section. */
export const MAX_SECTION_IMAGES = 60;
export const MAX_SECTION_CATEGORIES = 50;
export const MAX_SECTION_PRODUCTS = 24;
/** Default number of products in an extra section (spec section 9). */
export const DEFAULT_SECTION_PRODUCTS = 6;
/** Bounds of an extra section's title size, in pixels. */
export const MIN_TITLE_PX = 10;
export const MAX_TITLE_PX = 120;

/** Positions of an extra section (spec section 2). */
export const extraSectionPositions = [
  'before_store',
  'after_store',
  'before_gallery',
  'after_gallery',
  'before_products',
  'after_products',
  'footer',
] as const;

/** Layouts of an extra section (spec section 2). */
export const extraSectionLayouts = [
  'text_only',
  'image_left',
  'image_right',
  'image_top',
  'gallery_grid',
  'gallery_carousel',
  'gallery_masonry',
  'products_grid',
  'products_carousel',
] as const;

/** Padding of an extra section (spec section 2). */
export const extraSectionSizes = ['small', 'medium', 'large', 'xlarge'] as const;

/** Styles of the home page's gallery (spec section 2). */
export const galleryStyles = [
  'modern',
  'grid',
  'carousel',
  'masonry',
  'slider',
  'organic',
  'carousel3d',
  'glitch',
  'masonry-modern',
  'hexagon',
  'carousel-blur',
  'floating',
  'thumbnails',
] as const;
/** See {@link galleryStyles}. */
export type GalleryStyle = (typeof galleryStyles)[number];

/** Numbers of the items of the masonry section. */
export const masonryItemNumbers = [1, 2, 3, 4, 5, 6] as const;

/** Maximum number of lines in the store's list of features. */
export const MAX_STORE_FEATURES = 24;

/** Maximum length of a menu item's title, and maximum number of fixed items or custom links. */
export const MAX_MENU_TITLE = 80;
export const MAX_MENU_ITEMS = 40;

const COLOUR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\)|[a-z]{3,24})?$/i;

/** Whether a text is a CSS colour that settings accept; '' is the theme's. */
export function isColour(text: string): boolean {
  return COLOUR.test(text.trim());
}
