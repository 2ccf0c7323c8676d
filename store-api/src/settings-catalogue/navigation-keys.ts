/** Where the navigation bar's looks, fixed items and own links are kept. */
export const navigationKeys = {
  looks: 'navigation',
  pages: 'navigation_pages',
  customItems: 'navigation_custom_items',
} as const;
