import { paths } from '@fakos/shared-kit/router';

/** Address of the list of post categories. */
export const POST_CATEGORIES = '/admin/post-categories';
/** Address of the form for a new post category. */
export const NEW_POST_CATEGORY = `${POST_CATEGORIES}/new`;
/** Key of the list of post categories in stored views. */
export const POST_CATEGORIES_KEY = 'post-categories';

/** Address of a post category's form. */
export function getPostCategoryAddress({ id }: { readonly id: number }): string {
  return `${POST_CATEGORIES}/${id}`;
}

/** Address of a category's posts in the site. */
export function getBlogAddress(slug: string): string {
  return `${paths.blog}?category=${slug}`;
}
