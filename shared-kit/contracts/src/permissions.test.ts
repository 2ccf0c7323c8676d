import { accountPermissions, hasPermission, rolePermissions } from './permissions.ts';
import { isStaff, type Role, roles } from './roles.ts';

test.each([
  [undefined, { public: true, user: false, staff: false }],
  ['user', { public: true, user: true, staff: false }],
  ['a role of another API', { public: true, user: true, staff: false }],
  ['constructor', { public: true, user: true, staff: false }],
  ['editor', { public: true, user: true, staff: true }],
])('%s: %j', (role, expected) => {
  const found = (['public', 'user', 'staff'] as const).map((name) => [name, hasPermission(role as Role, name)]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(isStaff(role as Role)).toBe(expected.staff);
});

test('a role manages accounts only of roles whose permissions it has, and no customer manages any', () => {
  for (const role of roles) {
    for (const managed of roles.filter((one) => hasPermission(role, accountPermissions[one]))) {
      expect(rolePermissions[role]).toEqual(expect.arrayContaining([...rolePermissions[managed]]));
    }
  }
  expect(roles.filter((role) => hasPermission('user', accountPermissions[role]))).toEqual([]);
});

test('prescriptions are for opticians and administrators, not for managers', () => {
  expect(roles.filter((role) => hasPermission(role, 'optician'))).toEqual(['owner', 'admin', 'optician']);
});
