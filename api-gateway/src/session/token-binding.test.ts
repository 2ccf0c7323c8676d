import { TokenBinding } from './token-binding.ts';

const binding = new TokenBinding(Buffer.from('0'.repeat(64), 'hex'));

test('a token is valid only with its own cookie', () => {
  const cookie = binding.seal('token-a');
  expect(binding.holds('token-a', cookie)).toBe(true);
  expect(binding.holds('token-b', cookie)).toBe(false);
  expect(binding.holds('token-a', undefined)).toBe(false);
  expect(binding.holds('token-a', `${cookie}x`)).toBe(false);
});

test('another installation has other cookies', () => {
  const other = new TokenBinding(Buffer.from('1'.repeat(64), 'hex'));
  expect(other.holds('token-a', binding.seal('token-a'))).toBe(false);
});
