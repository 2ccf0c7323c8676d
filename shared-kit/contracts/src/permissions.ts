import type { Role } from './roles.ts';

/**
 * Permissions of staff.
 * - `staff`: to enter the back office and read its own notifications
 * - `sales`: orders, bookings, customers, messages, coupons and figures of sales
 * - `catalogue`: products, categories, brands, add-ons and services
 * - `optician`: prescriptions of orders, which are health data
 * - `content`: posts, pages, content blocks, gallery and media
 * - `settings`: the shop's settings, except those that say otherwise
 * - `administration`: accounts of staff, settings of mail and payment, database, e-mails, audit log
 * - `ownership`: accounts of owners
 */
export const staffPermissions = [
  'staff',
  'sales',
  'catalogue',
  'optician',
  'content',
  'settings',
  'administration',
  'ownership',
] as const;
/** See {@link staffPermissions}. */
export type StaffPermission = (typeof staffPermissions)[number];

/** Who may use an endpoint or a screen: everyone, every signed-in user, or staff with a permission. */
export type Permission = 'public' | 'user' | StaffPermission;

/** The permissions of each role. Contracts and screens declare the permission that they need. */
export const rolePermissions: Readonly<Record<Role, readonly StaffPermission[]>> = {
  owner: staffPermissions,
  admin: staffPermissions.filter((permission) => permission !== 'ownership'),
  manager: ['staff', 'sales', 'catalogue', 'content', 'settings'],
  optician: ['staff', 'sales', 'optician'],
  editor: ['staff', 'content'],
  user: [],
};

/** Permission to read, create, change or delete an account of a role, and to assign that role. */
export const accountPermissions: Readonly<Record<Role, StaffPermission>> = {
  owner: 'ownership',
  admin: 'administration',
  manager: 'administration',
  optician: 'administration',
  editor: 'administration',
  user: 'sales',
};

/** True if a role has a permission. No role at all is a visitor; a role that is not in the table is a customer's. */
export function hasPermission(role: Role | undefined, permission: Permission): boolean {
  if (permission === 'public') return true;
  if (role === undefined) return false;
  // The role may come from another API (docs/guides/another-api.md).
  return permission === 'user' || (Object.hasOwn(rolePermissions, role) && rolePermissions[role].includes(permission));
}
