import { type Setting, settingDefinitions, settingsTabs } from '@fakos/contracts/settings/contract';

const definitions: Record<string, Setting> = settingDefinitions;

test.each(Object.entries(definitions))('the default of %s is valid', (_key, { schema, fallback }) => {
  expect(schema.parse(fallback.el)).toEqual(fallback.el);
  expect(schema.parse(fallback.en)).toEqual(fallback.en);
});

test('every tab except the navigation has settings', () => {
  const tabs = new Set(Object.values(definitions).map(({ tab }) => tab));
  expect(settingsTabs.filter((tab) => !tabs.has(tab))).toEqual(['navigation']);
});
