/** Address of the list of users. */
export const USERS = '/admin/users';
/** Address of the form for a new user. */
export const NEW_USER = `${USERS}/new`;
/** Key of the list of users in stored views. */
export const USERS_KEY = 'users';

/** Address of a user's page. */
export function getUserAddress({ id }: { readonly id: number }): string {
  return `${USERS}/${id}`;
}
