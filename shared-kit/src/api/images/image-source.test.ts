import { imageSource, imageUrl } from './contract.ts';

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
])('the picture %p comes from %p', (named, address) => {
  expect(imageUrl('section', named, 960)).toBe(address);
});

test('a stored picture comes in every width, an address in its own', () => {
  const { src, srcSet } = imageSource('section', 'a.jpg', 960, [480, 960]);
  expect(src).toBe(stored('a.jpg'));
  expect(srcSet).toBe(`${stored('a.jpg').replace('960', '480')} 480w, ${stored('a.jpg')} 960w`);
  expect(imageSource('section', '/a.jpg', 960, [480, 960])).toEqual({ src: '/a.jpg' });
});
