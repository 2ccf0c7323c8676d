import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listEndpoints, listOfflineEndpoints } from './list-endpoints.ts';

const endpoints = listEndpoints();

test('every public endpoint says how it is cached, and no other endpoint is', () => {
  for (const { resource, action, method, permission, cache, invalidates } of endpoints) {
    const name = [method, resource, action].join(' ');
    const isPublicRead = permission === 'public' && method === 'GET';
    expect([name, cache !== undefined]).toEqual([name, isPublicRead]);
    if (permission === 'public' && method !== 'GET') expect([name, invalidates]).not.toEqual([name, undefined]);
  }
});

test('writes invalidate resources that have shared responses', () => {
  const shared = new Set(endpoints.filter(({ cache }) => cache && cache !== 'none').map(({ resource }) => resource));
  const named = endpoints.flatMap(({ invalidates = [] }) => (invalidates === 'everything' ? [] : invalidates));
  expect(named.filter((resource) => !shared.has(resource))).toEqual([]);
});

test('no two contracts declare one endpoint', () => {
  const names = endpoints.map(({ method, resource, action = '' }) => `${method} ${resource} ${action}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a contract is found by its file, whatever else it exports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fakos-contracts-'));
  try {
    mkdirSync(path.join(folder, 'events'));
    const cache = { maxAge: 5, staleWhileRevalidate: 60, staleIfError: 600, variesBy: ['language'], offline: true };
    const endpoint = { resource: 'events', method: 'GET', action: 'next', permission: 'public', cache };
    const text = `export const MAX_EVENTS = 3; export const nextEvent = ${JSON.stringify(endpoint)};`;
    writeFileSync(path.join(folder, 'events/contract.ts'), text);
    const found = listEndpoints(folder);
    expect(found).toEqual([endpoint]);
    expect(listOfflineEndpoints(found)).toEqual({ events: ['next'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
