/** Address of the category list. */
export const CATEGORIES = '/admin/categories';
/** Address of the form for a new category. */
export const NEW_CATEGORY = `${CATEGORIES}/new`;
/** Key of the category list in stored views. */
export const CATEGORIES_KEY = 'categories';

/** Address of a category's form. */
export function getCategoryAddress({ id }: { readonly id: number }): string {
  return `${CATEGORIES}/${id}`;
}
