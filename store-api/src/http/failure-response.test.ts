import { toFailure } from './failure-response.ts';

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });

test.each([
  ['a server that shuts down', withCode('57P01'), 'UPSTREAM_UNAVAILABLE'],
  ['a broken connection', withCode('08006'), 'UPSTREAM_UNAVAILABLE'],
  ['a server that is not there', withCode('ECONNREFUSED'), 'UPSTREAM_UNAVAILABLE'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'UPSTREAM_UNAVAILABLE'],
  ['a pool with nothing left', new Error('timeout exceeded when trying to connect'), 'UPSTREAM_UNAVAILABLE'],
  ['a full disk', withCode('ENOSPC'), 'STORAGE_FULL'],
  ['a full disk of PostgreSQL', withCode('53100'), 'STORAGE_FULL'],
  ['a full SQLite file', Object.assign(new Error('database or disk is full'), { errcode: 13 }), 'STORAGE_FULL'],
  ['a SQLite file beyond its quota', Object.assign(new Error('disk I/O error'), { errcode: 778 }), 'STORAGE_FULL'],
  [
    'a SQLite file that others write',
    Object.assign(new Error('database is locked'), { errcode: 5 }),
    'UPSTREAM_UNAVAILABLE',
  ],
  ['a broken rule of a table', withCode('23505'), 'INTERNAL'],
  ['an internal error', new Error('undefined is not a function'), 'INTERNAL'],
])('%s', (_name, thrown, code) => expect(toFailure(thrown).code).toBe(code));
