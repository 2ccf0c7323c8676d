/** Address of the list of posts. */
export const POSTS = '/admin/posts';
/** Address of the form for a new post. */
export const NEW_POST = `${POSTS}/new`;
/** Key of the list of posts in stored views. */
export const POSTS_KEY = 'posts';

/** Address of a post's form. */
export function getPostAddress({ id }: { readonly id: number }): string {
  return `${POSTS}/${id}`;
}

/** Address of the editor of a post's sections. */
export function getSectionsAddress({ id }: { readonly id: number }): string {
  return `${POSTS}/${id}/sections`;
}
