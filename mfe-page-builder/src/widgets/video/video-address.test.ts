import { playerOf } from './video-address.ts';

const tube = (query = '') => `https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0${query}`;

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', tube()],
  ['youtube', 'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=4s', tube()],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=abc', tube()],
  ['youtube', 'https://www.youtube.com/embed/aqz-KE-bpKQ', tube()],
  ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', tube()],
  ['youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ', tube()],
  ['youtube', 'www.youtube.com/watch?v=aqz-KE-bpKQ', tube()],
  ['youtube', 'youtu.be/aqz-KE-bpKQ', tube()],
  ['youtube', '//www.youtube.com/embed/aqz-KE-bpKQ', tube()],
  ['youtube', 'evil.example/watch?v=aqz-KE-bpKQ', undefined],
  ['youtube', 'https://www.youtube.com/watch?v=short', undefined],
  ['youtube', 'https://www.youtube.com/@fakos', undefined],
  ['youtube', 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', undefined],
  ['youtube', 'https://evil.example/youtu.be/aqz-KE-bpKQ', undefined],
  ['youtube', 'https://youtu.be@evil.example/aqz-KE-bpKQ', undefined],
  ['youtube', 'javascript:alert("https://youtu.be/aqz-KE-bpKQ")', undefined],
  ['youtube', 'https://vimeo.com/76979871', undefined],
  ['youtube', '', undefined],
  ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'vimeo',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e',
  ],
  ['vimeo', 'https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
  ['vimeo', 'https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['vimeo', 'https://vimeo.com/22439', 'https://player.vimeo.com/video/22439?dnt=1'],
  ['vimeo', 'vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['vimeo', 'https://vimeo.com/about', undefined],
  ['vimeo', 'https://vimeo.example/76979871', undefined],
  ['mp4', '/backend/uploads/pages/shop.mp4', '/backend/uploads/pages/shop.mp4'],
  ['mp4', '/backend/uploads/pages/shop.mp4?v=2', '/backend/uploads/pages/shop.mp4?v=2'],
  ['mp4', '/backend/uploads/pages/shop.mp4#t=4', '/backend/uploads/pages/shop.mp4#t=4'],
  ['mp4', 'https://fakos.example/backend/uploads/shop.mp4?v=2', '/backend/uploads/shop.mp4?v=2'],
  ['mp4', 'https://fakos.example//evil.example/shop.mp4', undefined],
  ['mp4', 'https://fakos.example@evil.example/shop.mp4', undefined],
  ['mp4', 'javascript:alert(1)//fakos.example/shop.mp4', undefined],
  ['mp4', '/shop.exe?film=.mp4', undefined],
  ['mp4', '//evil.example/shop.mp4', undefined],
  ['mp4', '/\\evil.example/shop.mp4', undefined],
  ['mp4', 'https://evil.example/shop.mp4', undefined],
  ['mp4', '/backend/uploads/pages/shop.exe', undefined],
] as const)('%s %s plays from %s', (type, link, player) =>
  expect(playerOf(type, link, false, 'fakos.example')).toBe(player),
);

test('whose film it is cannot be told where the own host is not known', () => {
  expect(playerOf('mp4', 'https://fakos.example/shop.mp4')).toBeUndefined();
  expect(playerOf('mp4', '/shop.mp4')).toBe('/shop.mp4');
});

test('what starts by itself is silent', () => {
  expect(playerOf('youtube', 'https://youtu.be/aqz-KE-bpKQ', true)).toBe(tube('&autoplay=1&mute=1'));
  expect(playerOf('vimeo', 'https://vimeo.com/76979871', true)).toContain('autoplay=1&muted=1');
});
