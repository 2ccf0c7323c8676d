/** Pages that belong to one visitor or to staff: no search engine keeps them. Without language and leading slash. */
export const privatePaths = [
  'admin',
  'cart',
  'checkout',
  'order-success',
  'profile',
  'orders',
  'wishlist',
  'login',
  'register',
  'users',
] as const;

/** True for a page of {@link privatePaths} and all below it. `path` is without language and without leading slash. */
export function isPrivatePath(path: string): boolean {
  const [first] = path.split('/');
  return privatePaths.some((name) => name === first);
}
