/** Informational pages whose content is a page of the database with the same slug. */
export const contentPages = ['about', 'faq', 'contact', 'privacy', 'terms'] as const;

/** Addresses of the shell's own pages, for the gateway, which answers 404 for what nobody serves. */
export const shellPaths: readonly string[] = ['', ...contentPages, 'login', 'wishlist'];
