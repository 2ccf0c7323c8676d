import { getImageUrl } from '@fakos/contracts/images/contract';
import { render, screen } from '@testing-library/react';
import { ImagePositions } from './image-positions.ts';
import { ResponsiveImage } from './responsive-image.tsx';

const shop = { alt: 'x', width: 3, height: 2 };

test.each([
  ['cover', getImageUrl('gallery', 'window.jpg', 640, '3x2'), '20% 80%'],
  ['cover', getImageUrl('gallery', 'φ.jpg'), '1% 2%'],
  ['cover', '/backend/api/image.php?type=post&file=window.jpg', ''],
  ['cover', 'https://example.org/window.jpg', ''],
  ['contain', '/backend/api/image.php?type=gallery&file=window.jpg', ''],
] as const)('an image with fit %s from %s has the position %j', (fit, src, position) => {
  render(
    <ImagePositions
      value={{ [getImageUrl('gallery', 'window.jpg')]: '20% 80%', [getImageUrl('gallery', 'φ.jpg')]: '1% 2%' }}
    >
      <ResponsiveImage {...shop} src={src} fit={fit} />
    </ImagePositions>,
  );
  expect(screen.getByRole('img').style.objectPosition).toBe(position);
});
