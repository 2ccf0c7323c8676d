// Without imports, because the browser's first view needs it.

/** Roles of accounts, in the order of lists; `user` is a customer (product.md section 1). */
export const roles = ['owner', 'admin', 'manager', 'optician', 'editor', 'user'] as const;
/** See {@link roles}. */
export type Role = (typeof roles)[number];

/** True for the roles that may enter the back office: all but the customer's. The role may come from another API. */
export function isStaff(role: Role | undefined): boolean {
  return role !== undefined && role !== 'user' && roles.includes(role);
}
