import { TestServers } from '@fakos/api-gateway/testing/http';
import express from 'express';
import { requireSmokeTest } from './smoke-test.ts';

const servers = new TestServers();
afterEach(() => servers.close());

test('a machine without Chromium and a site that does not respond are named', async () => {
  const site = await servers.listen(express().get('/healthz', (_request, response) => void response.end()));
  await expect(requireSmokeTest(site, () => '/usr/bin/chromium')).resolves.toBeUndefined();
  await expect(requireSmokeTest(site, () => undefined)).rejects.toThrow(
    /^The smoke test needs Chromium, and none was found\..*ensure-chromium\.ts.*CHROMIUM_PATH.*--skip-checks/,
  );
  await expect(requireSmokeTest('http://127.0.0.1:9', () => '/usr/bin/chromium')).rejects.toThrow(
    /^The smoke test needs the running site, and http:\/\/127\.0\.0\.1:9 does not respond\./,
  );
});
