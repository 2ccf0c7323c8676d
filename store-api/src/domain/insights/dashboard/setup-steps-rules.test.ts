import { isPublicAddress } from './setup-steps.ts';

test.each([
  ['https://www.shop.gr', true],
  ['https://shop.example.com/gr', true],
  ['http://www.shop.gr', false],
  ['http://127.0.0.1:8080', false],
  ['https://localhost', false],
  ['https://shop.local', false],
  ['https://shop', false],
  ['https://192.168.1.20', false],
  ['https://[::1]:8443', false],
])('%s is an address for visitors: %s', (url, expected) => expect(isPublicAddress(url)).toBe(expected));
