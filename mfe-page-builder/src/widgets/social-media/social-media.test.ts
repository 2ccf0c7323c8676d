import { readSocialMediaFields } from './social-media.fields.ts';

test.each([
  ['facebook', 'https://www.facebook.com/fakos', 'https://www.facebook.com/fakos'],
  ['email', ' hello@fakos.example ', 'mailto:hello@fakos.example'],
  ['email', 'mailto:hello@fakos.example', 'mailto:hello@fakos.example'],
  ['whatsapp', '+30 210 000 0000', 'https://wa.me/302100000000'],
  ['tiktok', 'javascript:alert(1)', undefined],
  ['facebook', '//evil.example', undefined],
  ['myspace', 'https://myspace.com', undefined],
])('%s %s leads to %s', (platform, url, address) => {
  expect(readSocialMediaFields({ platforms: [{ platform, url }] }).platforms[0]?.url).toBe(address);
});
