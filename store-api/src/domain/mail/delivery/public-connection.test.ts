import { connectPublicly, isPublicAddress } from './public-connection.ts';

test.each([
  ['127.0.0.1', false],
  ['127.9.9.9', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['8.8.8.8', true],
  ['2a00:1450:4001::1', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['127.0.0.1', 25, 'private network'],
  ['localhost', 587, 'private network'],
  ['2130706433', 25, 'private network'],
  ['0x7f000001', 25, 'private network'],
  ['::1', 465, 'private network'],
  ['169.254.169.254', 2525, 'private network'],
  ['8.8.8.8', 6379, 'port 6379'],
])('a connection to %s:%i is refused', async (host, port, why) => {
  await expect(connectPublicly(host, port, 1000)).rejects.toMatchObject({
    code: 'EHOST',
    message: expect.stringContaining(why),
  });
});
