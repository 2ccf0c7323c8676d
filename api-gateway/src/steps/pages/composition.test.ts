import express from 'express';
import type { LiveComposition } from '../../releases/composition/live-composition.ts';
import { TestServers } from '../../testing/http.ts';
import { COMPOSITION_PATH, composition } from './composition.ts';

const servers = new TestServers();
afterEach(() => servers.close());

test('the composition is that of the visitor and is not shared by caches', async () => {
  let bucket: number | undefined;
  const app = express();
  app.use((_request, response, next) => {
    response.locals.bucket = bucket;
    next();
  });
  const live = async (requested?: number) => ({ key: requested === undefined ? 'all' : `bucket ${requested}` });
  app.use(composition({ live: live as (requested?: number) => Promise<LiveComposition> }));
  const origin = await servers.listen(app);
  const fetchKey = async () => {
    const response = await fetch(origin + COMPOSITION_PATH);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    return response.json();
  };

  expect(await fetchKey()).toEqual({ key: 'all' });
  bucket = 7;
  expect(await fetchKey()).toEqual({ key: 'bucket 7' });
});
