import { getImageSource, getImageUrl } from './contract.ts';

const stored = (file: string) => `/backend/api/image.php?type=section&file=${encodeURIComponent(file)}&width=960`;

test.each([
  ['hero.jpg', stored('hero.jpg')],
  ['εικόνα.png', stored('εικόνα.png')],
  ['https://cdn.example/a.jpg?w=9', 'https://cdn.example/a.jpg?w=9'],
  ['HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
  ['/backend/uploads/sections/a.jpg', '/backend/uploads/sections/a.jpg'],
  ['//cdn.example/a.jpg', stored('//cdn.example/a.jpg')],
  ['/\\cdn.example/a.jpg', stored('/\\cdn.example/a.jpg')],
  ['javascript:x', stored('javascript:x')],
  ['../secret.jpg', stored('../secret.jpg')],
])('the URL of image %p is %p', (image, url) => {
  expect(getImageUrl('section', image, 960)).toBe(url);
});

test('a stored image has a srcSet of all widths, a URL has none', () => {
  const { src, srcSet } = getImageSource('section', 'a.jpg', 960, [480, 960]);
  expect(src).toBe(stored('a.jpg'));
  expect(srcSet).toBe(`${stored('a.jpg').replace('960', '480')} 480w, ${stored('a.jpg')} 960w`);
  expect(getImageSource('section', '/a.jpg', 960, [480, 960])).toEqual({ src: '/a.jpg' });
});
