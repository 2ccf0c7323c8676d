import express from 'express';
import { gatewaySettings } from '../settings.ts';
import { TestServers } from '../testing/http.ts';
import { securityHeaders } from './security-headers.ts';

const servers = new TestServers();
afterEach(() => servers.close());

async function policyWith(overrides: boolean, imageHosts: readonly string[] = []): Promise<string> {
  const app = express();
  app.use(securityHeaders({ overrides, imageHosts }));
  app.use((_request, response) => void response.end());
  const response = await fetch(await servers.listen(app));
  return response.headers.get('content-security-policy') ?? '';
}

test('a page may reach a developer’s machine only where overrides are allowed', async () => {
  expect(await policyWith(false)).not.toMatch(/localhost|127\.0\.0\.1/);
  const allowed = await policyWith(true);
  expect(allowed).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:\*[^;]* ws:\/\/127\.0\.0\.1:\*/);
  expect(allowed).toContain("'strict-dynamic'");
});

test('frames may show the site itself and the hosts of the allow-list only', async () => {
  expect(await policyWith(false)).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com https://www.google.com https://www.facebook.com",
  );
});

test.each([
  [undefined, "img-src 'self' data: blob:"],
  ['', "img-src 'self' data: blob:"],
  ['cdn.example, Pictures.Example.com', "img-src 'self' data: blob: cdn.example pictures.example.com"],
])('with IMAGE_HOSTS %j the directive is %j', async (IMAGE_HOSTS, directive) => {
  const policy = await policyWith(false, gatewaySettings.parse({ IMAGE_HOSTS }).IMAGE_HOSTS);
  expect(policy.split(';')).toContain(directive);
});

test.each([
  'https://cdn.example',
  'cdn.example/pictures',
  '*',
  '*.example.com',
  "cdn.example 'unsafe-inline'",
  'a.b;script-src *',
])('IMAGE_HOSTS refuses %j', (IMAGE_HOSTS) => {
  expect(gatewaySettings.safeParse({ IMAGE_HOSTS }).error?.issues[0]?.message).toMatch(/cdn\.example\.com/);
});

test.each([
  ['production', undefined, 'off'],
  ['development', undefined, 'on'],
  [undefined, undefined, 'off'],
  ['production', 'on', 'on'],
  ['development', 'off', 'off'],
])('with NODE_ENV %s and DEV_OVERRIDES %s overrides are %s', (environment, DEV_OVERRIDES, expected) => {
  const before = process.env.NODE_ENV;
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  expect(gatewaySettings.parse({ DEV_OVERRIDES }).DEV_OVERRIDES).toBe(expected);
  process.env.NODE_ENV = before;
});
