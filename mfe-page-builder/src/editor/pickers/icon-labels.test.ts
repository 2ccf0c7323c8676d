import { iconNames } from '@fakos/shared-kit/ui/icon';
import { findIcons, getIconLabel } from './icon-labels.ts';

test.each([
  ['γυαλια', 'glasses'],
  ['gyalia', 'glasses'],
  ['GLASSES', 'glasses'],
  ['ραντεβού', 'calendar'],
  ['appointment', 'calendar'],
  ['τηλ', 'phone'],
  ['ωράριο', 'clock'],
  ['χάρτης', 'pin'],
  ['eye-off', 'eye-off'],
])('“%s” finds %s first', (query, name) => expect(findIcons(query)[0]).toBe(name));

test('nothing that does not match is found, and an empty search finds everything', () => {
  expect(findIcons('βγζδ')).toEqual([]);
  expect(findIcons(' ')).toEqual(iconNames);
});

test('every icon has a name of its own in both languages', () => {
  for (const language of ['el', 'en'] as const)
    expect(new Set(iconNames.map((name) => getIconLabel(language, name))).size).toBe(iconNames.length);
});
