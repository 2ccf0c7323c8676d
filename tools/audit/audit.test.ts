import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { readAudit } from './read-audit.ts';

// The command as CI starts it, with a registry on this machine.

let registry: Server | undefined;
afterEach(async () => {
  registry?.closeAllConnections();
  await new Promise((resolve) => (registry ? registry.close(resolve) : resolve(undefined)));
  registry = undefined;
});

async function runAudit(listener: RequestListener | undefined) {
  let url = 'http://127.0.0.1:9';
  if (listener) {
    registry = createServer(listener).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  }
  const program = path.join(import.meta.dirname, 'audit.ts');
  const command = [program, '--registry', url, '--fetch-retries', '0'];
  return promisify(execFile)(process.execPath, command).catch((failure) => failure);
}

test.each<[string, RequestListener | undefined]>([
  ['does not offer the audit', (_request, response) => void response.writeHead(405).end()],
  ['fails', (_request, response) => void response.writeHead(503).end('out of order')],
  ['cannot be reached', undefined],
])('a registry that %s is named as the reason, and is no result', async (_case, listener) => {
  const { code, stdout, stderr } = await runAudit(listener);
  expect([code, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/^The registry did not report on vulnerabilities, so nothing is known about them: .{10}/);
});

test('a registry that knows no vulnerability of the packages is a success', async () => {
  const asked: string[] = [];
  const { code, stdout } = await runAudit((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  expect(asked[0]).toBe('POST /-/npm/v1/security/advisories/bulk');
  expect([code, stdout]).toEqual([undefined, expect.stringMatching(/^\d{3,} packages, no known vulnerability\.\n$/)]);
});

const advisory = { title: 'Reads any file', url: 'https://github.com/advisories/GHSA-1' };
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    parent: { severity: 'low', range: '*', via: ['child'], fixAvailable: true },
    child: { severity: 'critical', range: '<2.0.0', via: [advisory], fixAvailable: false },
  },
  metadata: { dependencies: { total: 900 } },
};

test('findings are listed by severity, except accepted ones', () => {
  expect(readAudit(JSON.stringify(report), {})).toEqual({
    kind: 'read',
    packages: 900,
    findings: [
      'critical: child <2.0.0: Reads any file, https://github.com/advisories/GHSA-1 (no fix yet)',
      'low: parent *: through child',
    ],
  });
  const accepted = { parent: 'development only', child: 'development only' };
  expect(readAudit(JSON.stringify(report), accepted)).toMatchObject({ kind: 'read', findings: [] });
});

test.each(['', '<html>proxy</html>', '{"vulnerabilities": 7}', 'null'])('%j is no report', (text) => {
  expect(readAudit(text, {}).kind).toBe('unanswered');
});
