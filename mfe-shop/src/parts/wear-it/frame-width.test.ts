import { getFrameWidth } from './frame-width.ts';

test.each([
  ['a measured frame', { product_type: 'frame', frame_width: 138, lens_width: 50, bridge_width: 20 }, 138],
  ['lenses and bridge', { product_type: 'sunglasses', frame_width: null, lens_width: 50, bridge_width: 20 }, 134],
  [
    'a frame without bridge',
    { product_type: 'frame', frame_width: null, lens_width: 50, bridge_width: null },
    undefined,
  ],
  ['a shield', { product_type: 'sport', frame_width: 144, lens_width: 130, bridge_width: null }, 144],
  ['contact lenses', { product_type: 'contact-lens', frame_width: 10, lens_width: 10, bridge_width: 10 }, undefined],
] as const)('width from %s', (_name, product, width) => {
  expect(getFrameWidth(product)).toBe(width);
});
