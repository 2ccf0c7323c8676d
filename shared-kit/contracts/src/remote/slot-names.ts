/** Names of all slots, the places in a page that remotes may fill. Their props are the kit's `SlotProps`. */
export const slotNames = [
  'home.gallery',
  'home.store',
  'home.masonry',
  'page.extra-section',
  'home.featured-products',
  'home.latest-posts',
  'post.related-products',
  'products.cards',
  'products.carousel',
  'posts.cards',
  'page.sections',
  'page.content',
  'cart.contents',
  'search.products',
  'admin.page-editor',
  'admin.page-canvas',
  'staff.image-picker',
  'staff.rich-text',
] as const;

/** Name of a slot. */
export type SlotName = (typeof slotNames)[number];
