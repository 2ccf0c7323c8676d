import { type Setting, settingDefinitions, settingGroups } from '@fakos/contracts/settings/contract';

const definitions: Record<string, Setting> = settingDefinitions;

test.each(Object.entries(definitions))('the default of %s is valid', (_key, { schema, fallback }) => {
  expect(schema.parse(fallback.el)).toEqual(fallback.el);
  expect(schema.parse(fallback.en)).toEqual(fallback.en);
});

test('every group has settings', () => {
  const used = new Set(Object.values(definitions).map(({ group }) => group));
  expect(settingGroups.filter((group) => !used.has(group))).toEqual([]);
});
