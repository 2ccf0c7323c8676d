import express from 'express';
import type { LiveComposition } from '../releases/live-composition.ts';
import { TestServers } from '../testing/http.ts';
import { COMPOSITION_PATH, composition } from './composition.ts';

const servers = new TestServers();
afterEach(() => servers.close());

test('a page learns what is live for its own visitor, and no cache answers for another', async () => {
  let bucket: number | undefined;
  const app = express();
  app.use((_request, response, next) => {
    response.locals.bucket = bucket;
    next();
  });
  const live = async (asked?: number) => ({ key: asked === undefined ? 'everybody' : `bucket ${asked}` });
  app.use(composition({ live: live as (asked?: number) => Promise<LiveComposition> }));
  const origin = await servers.listen(app);
  const ask = async () => {
    const response = await fetch(origin + COMPOSITION_PATH);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    return response.json();
  };

  expect(await ask()).toEqual({ key: 'everybody' });
  bucket = 7;
  expect(await ask()).toEqual({ key: 'bucket 7' });
});
