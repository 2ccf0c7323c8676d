import { type Setting, settingDefinitions, settingsTabs } from '@fakos/contracts/settings/contract';

const catalogue: Record<string, Setting> = settingDefinitions;

test.each(Object.entries(catalogue))(
  'the default of %s is something that it can hold',
  (_key, { schema, fallback }) => {
    expect(schema.parse(fallback.el)).toEqual(fallback.el);
    expect(schema.parse(fallback.en)).toEqual(fallback.en);
  },
);

test('every tab but that of the navigation has settings', () => {
  const tabs = new Set(Object.values(catalogue).map(({ tab }) => tab));
  expect(settingsTabs.filter((tab) => !tabs.has(tab))).toEqual(['navigation']);
});
