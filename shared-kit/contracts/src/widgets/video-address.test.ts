import { getVideoPlayerUrl } from './video-address.ts';

const youtube = (query = '') => `https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0${query}`;

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube()],
  ['youtube', 'https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=4s', youtube()],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=abc', youtube()],
  ['youtube', 'https://www.youtube.com/embed/aqz-KE-bpKQ', youtube()],
  ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube()],
  ['youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube()],
  ['youtube', 'www.youtube.com/watch?v=aqz-KE-bpKQ', youtube()],
  ['youtube', 'youtu.be/aqz-KE-bpKQ', youtube()],
  ['youtube', '//www.youtube.com/embed/aqz-KE-bpKQ', youtube()],
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
  ['mp4', '/shop.exe?video=.mp4', undefined],
  ['mp4', '//evil.example/shop.mp4', undefined],
  ['mp4', '/\\evil.example/shop.mp4', undefined],
  ['mp4', 'https://evil.example/shop.mp4', undefined],
  ['mp4', '/backend/uploads/pages/shop.exe', undefined],
] as const)('the player of %s %s is %s', (type, link, player) =>
  expect(getVideoPlayerUrl(type, link, { ownHost: 'fakos.example' })).toBe(player),
);

test('an absolute MP4 link is not playable while the own host is unknown', () => {
  expect(getVideoPlayerUrl('mp4', 'https://fakos.example/shop.mp4')).toBeUndefined();
  expect(getVideoPlayerUrl('mp4', '/shop.mp4')).toBe('/shop.mp4');
});

test('a video that starts by itself is muted', () => {
  expect(getVideoPlayerUrl('youtube', 'https://youtu.be/aqz-KE-bpKQ', { autoplay: true })).toBe(
    youtube('&autoplay=1&mute=1'),
  );
  expect(getVideoPlayerUrl('vimeo', 'https://vimeo.com/76979871', { autoplay: true })).toContain('autoplay=1&muted=1');
});
