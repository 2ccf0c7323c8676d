import { formatFrameSize, parseFrameSize, toFitFilters } from './frame-size.ts';

test.each([
  ['52-17-140', '52-17-140'],
  [' 52 □ 17  140 ', '52-17-140'],
  ['52/17/140', '52-17-140'],
  ['48□9-145 mm', '48-9-145'],
  ['42–16–120', '42-16-120'],
  ['', undefined],
  ['52-17', undefined],
  ['5217140', undefined],
  ['152-17-140', undefined],
  ['52-17-1400', undefined],
  ['29-17-140', undefined],
  ['52-33-140', undefined],
  ['52-17-85', undefined],
])('the size "%s" is read as %s', (text, expected) => {
  const size = parseFrameSize(text);
  expect(size && formatFrameSize(size)).toBe(expected);
});

test('frames fit alike within 2 mm of lens and bridge and 5 mm of the temple', () => {
  expect(toFitFilters({ lens: 52, bridge: 17, temple: 140 })).toEqual({
    ...{ lens_width: '50-54', bridge_width: '15-19', temple_length: '135-145' },
  });
});
