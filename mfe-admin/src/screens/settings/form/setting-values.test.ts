import { getGroupPermission, type SettingKey, settingDefinitions } from '@fakos/contracts/settings/contract';
import { settingPlaces } from '../../../framework/settings/setting-places.ts';
import { settingEditors } from '../setting-editors.ts';
import {
  getKind,
  hasDefault,
  isChangedFromDefault,
  type SettingValues,
  toDefaultValues,
  toPreviewValues,
  toSettingChanges,
  toSettingValues,
  validateSettings,
} from './setting-values.ts';

const keys = Object.keys(settingDefinitions) as SettingKey[];
const messages = {
  ...{ amount: 'amount', value: 'value', email: 'email', link: 'link' },
  number: ({ min, max }: { min: number; max: number }) => `${min}-${max}`,
};

test('every setting has one place', () => {
  const placed = Object.values(settingPlaces).flatMap((sections) => sections.flatMap(({ settings }) => settings));
  expect([...placed].sort()).toEqual([...keys].sort());
});

test('a section is shown to the roles that may change its settings', () => {
  for (const { key, settings, permission = 'settings' } of Object.values(settingPlaces).flat()) {
    const permissions = new Set(settings.map((name) => getGroupPermission(settingDefinitions[name].group)));
    expect([key, [...permissions]]).toEqual([key, [permission]]);
  }
});

test('every composite value has an editor', () => {
  const composites = keys.filter((key) => getKind(key).kind === 'composite');
  expect(composites.filter((key) => !(key in settingEditors))).toEqual([]);
});

test.each([
  ['sidebar_enabled', { kind: 'flag' }],
  ['brand_primary', { kind: 'colour' }],
  ['logo_url', { kind: 'image' }],
  ['motto', { kind: 'text' }],
  ['footer_powered_by_url', { kind: 'link' }],
  ['smtp_host', { kind: 'line' }],
  ['smtp_password', { kind: 'secret' }],
  ['smtp_port', { kind: 'number', min: 1, max: 65_535, isNullable: false }],
  ['construction_progress', { kind: 'number', min: 0, max: 100, isNullable: true }],
  ['shipping_courier', { kind: 'amount' }],
  ['ssl_expires_on', { kind: 'date' }],
  ['posts_layout', { kind: 'choice', options: ['grid', 'carousel'] }],
  ['footer_widgets', { kind: 'composite' }],
] as const)('the field of %s follows from its schema', (key, kind) => {
  expect(getKind(key)).toEqual(kind);
});

test('stored values become values of the form, and settings that the role may not change are left out', () => {
  const plain = (value: unknown) => ({
    kind: 'plain' as const,
    group: 'layout' as const,
    visibility: 'public' as const,
    value,
    default: '',
  });
  const loaded = {
    sidebar_enabled: plain('true'),
    shipping_courier: plain(3.5),
    construction_progress: plain(null),
    smtp_password: { kind: 'secret' as const, group: 'email' as const, isSet: true },
    tagline: {
      ...{ kind: 'localised' as const, group: 'content' as const, visibility: 'public' as const },
      ...{ value_el: 'Ένα', value_en: 'One', default_el: '', default_en: '' },
    },
  };
  expect(toSettingValues([...(Object.keys(loaded) as SettingKey[]), 'posts_limit'], loaded, 'el')).toEqual({
    ...{ sidebar_enabled: true, shipping_courier: '3,50', construction_progress: '', smtp_password: '' },
    ...{ tagline_el: 'Ένα', tagline_en: 'One' },
  });
});

test('the defaults of all settings are valid values of the form', () => {
  const values: SettingValues = Object.assign({}, ...keys.map((key) => toDefaultValues(key, 'el')));
  expect(validateSettings(keys, values, messages)).toEqual({});
  expect(keys.filter((key) => isChangedFromDefault(key, values, 'el'))).toEqual([]);
});

test.each([
  [{ posts_limit: '0' }, { posts_limit: '1-24' }],
  [{ posts_limit: '' }, { posts_limit: '1-24' }],
  [{ construction_progress: '' }, {}],
  [{ shipping_courier: '1.234,5' }, { shipping_courier: 'amount' }],
  [{ contact_email: 'a@' }, { contact_email: 'email' }],
  [{ hero_button_url: 'javascript:1' }, { hero_button_url: 'link' }],
  [{ brand_primary: '#12' }, { brand_primary: 'value' }],
  [{ tagline_el: 'α'.repeat(301), tagline_en: '' }, { tagline_el: 'value' }],
])('%j is checked', (values, errors) => {
  expect(validateSettings(keys, values, messages)).toEqual(errors);
});

test.each([
  ['a flag', { sidebar_enabled: true }, { sidebar_enabled: true }, { sidebar_enabled: 'true' }],
  ['a typed amount', { shipping_courier: '4,2' }, { shipping_courier: '4,2' }, { shipping_courier: 4.2 }],
  ['an empty number', { construction_progress: '' }, { construction_progress: '' }, { construction_progress: null }],
  ['one language', { tagline_en: 'B' }, { tagline_el: 'Α', tagline_en: 'B' }, { tagline_en: 'B' }],
  ['the default', { posts_limit: '6' }, { posts_limit: '6' }, { posts_limit: null }],
  [
    'the default in one language only',
    { loader_text_en: 'Loading...' },
    { loader_text_el: 'Α', loader_text_en: 'Loading...' },
    { loader_text_en: 'Loading...' },
  ],
  ['a password', { smtp_password: ' x' }, { smtp_password: ' x' }, { smtp_password: ' x' }],
])('%s is saved', (_name, changes, values, body) => {
  expect(toSettingChanges(changes, values, 'el')).toEqual(body);
});

test('the preview receives valid public values in one language', () => {
  const values = {
    tagline_el: 'Α',
    tagline_en: 'B',
    posts_limit: 'x',
    low_stock_threshold: '5',
    sidebar_enabled: true,
  };
  expect(toPreviewValues(keys, values, 'en')).toEqual({ tagline: 'B', sidebar_enabled: 'true' });
});

test.each([
  ['posts_limit', true],
  ['tagline', false],
  ['footer_widgets', false],
  ['smtp_password', false],
] as const)('%s has a default to return to: %s', (key, expected) => {
  expect(hasDefault(key)).toBe(expected);
});
