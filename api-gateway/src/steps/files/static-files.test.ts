import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import pino from 'pino';
import { TestServers } from '../../testing/http.ts';
import { errors } from '../errors.ts';
import { immutableFiles } from './static-files.ts';

const servers = new TestServers();
let folder: string;
let gateway: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fakos-files-'));
  mkdirSync(path.join(folder, '1/server/maps'), { recursive: true });
  for (const file of ['main.js', 'observer.js', 'server/index.js', 'server/maps/main.js.map'])
    writeFileSync(path.join(folder, '1', file), 'text');
  gateway = await servers.listen(express().use('/assets', immutableFiles(folder), errors(pino({ level: 'silent' }))));
});
afterEach(async () => {
  await servers.close();
  rmSync(folder, { recursive: true });
});

/** The status of a request whose path is sent as it is, unlike that of `fetch`. */
function getStatus(file: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(gateway, { path: `/assets/1/${file}` }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['main.js', 200],
  ['observer.js', 200],
  ['server/index.js', 404],
  ['server/maps/main.js.map', 404],
  ['%73erver/maps/main.js.map', 404],
  ['server%2fmaps/main.js.map', 404],
  ['./server/maps/main.js.map', 404],
  ['//server//index.js', 404],
])('a request for %s of a release gets %i', async (file, status) => {
  expect(await getStatus(file)).toBe(status);
});
