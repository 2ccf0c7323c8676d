import { type Setting, settingsCatalogue, settingsTabs } from '@fakos/shared-kit/api/settings/contract';
import { settings as demo } from '../database/demo/settings.ts';

const catalogue: Record<string, Setting> = settingsCatalogue;

test.each(Object.entries({ ...demo.general, ...demo.home }))(
  'the demo shop’s %s is a setting of the catalogue',
  (key, value) => {
    const setting = catalogue[key];
    const values = setting?.localised && typeof value === 'object' && 'el' in value ? [value.el, value.en] : [value];
    for (const one of values) expect(setting?.schema.safeParse(one).data).toEqual(one);
  },
);

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
