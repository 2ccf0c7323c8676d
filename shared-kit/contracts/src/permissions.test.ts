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

test('each role has what the roles below it have, and manages no role above it', () => {
  for (const [rank, role] of roles.entries()) {
    for (const lower of roles.slice(rank + 1)) {
      expect(rolePermissions[role]).toEqual(expect.arrayContaining([...rolePermissions[lower]]));
      expect([lower, role, hasPermission(lower, accountPermissions[role])]).toEqual([lower, role, false]);
    }
  }
});
