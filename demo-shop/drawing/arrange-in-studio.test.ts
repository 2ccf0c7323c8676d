import type { ImageSpec } from '../src/image-spec.ts';
import { products } from '../src/products/products.ts';
import { arrangeInStudio } from './draw-image.ts';
import { poseEyewear } from './eyewear/arrange-eyewear.ts';
import { buildEyewear } from './eyewear/build-eyewear.ts';
import { getCoveredArea, getLowestPoint } from './studio-setup.ts';

/** The smallest distance between a product and the edges of its image, as a share of the width. */
const MARGIN = 0.05;
/** Decimals in which two heights are equal: 0.5 millimetres. */
const MILLIMETRES = 0;

/** What decides on the outline of a product: colours and backgrounds do not. */
function describeOutline(spec: ImageSpec): string {
  return spec.kind === 'eyewear' ? [spec.shape, spec.material, spec.temple].join(' ') : JSON.stringify(spec);
}

const outlines = new Map(products.map((product) => [product.images.slice(0, 1).map(describeOutline).join(), product]));

test.each([...outlines.values()])('shows $slug completely, except in close-ups', ({ images }) => {
  const setups = images.flatMap((spec) => (spec.kind === 'scene' ? [] : [arrangeInStudio(spec)]));
  const complete = setups.filter(({ isCloseUp }) => !isCloseUp);
  expect(complete.length).toBeGreaterThanOrEqual(3);
  for (const { parts, camera } of complete) {
    const { left, right, top, bottom } = getCoveredArea(parts, camera);
    expect(Math.min(left, top, 1 - right, 1 - bottom)).toBeGreaterThan(MARGIN);
  }
});

test.each(['round', 'aviator', 'shield', 'kids-round'] as const)(
  'rests open %s glasses on rims and temples',
  (shape) => {
    const material = shape === 'aviator' ? 'metal' : 'acetate';
    const look = { shape, material, frameColor: 'black', lens: 'clear', bridge: 'saddle', temple: 'classic' } as const;
    const eyewear = buildEyewear(look);
    const parts = poseEyewear(eyewear);
    const templeCount = eyewear.temples.flatMap((temple) => temple.parts).length;
    expect(getLowestPoint(parts.slice(0, templeCount))[1]).toBeCloseTo(0, MILLIMETRES);
    expect(getLowestPoint(parts.slice(templeCount))[1]).toBeCloseTo(0, MILLIMETRES);
  },
);
