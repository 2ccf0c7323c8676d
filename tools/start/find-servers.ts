import { existsSync } from 'node:fs';

/** Where Debian keeps the module that nginx.conf loads. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The nginx of this machine with the module that nginx.conf loads. */
export function findNginx(): string | undefined {
  if (!existsSync(BROTLI_MODULE)) return undefined;
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));
}

/** The Redis server of this machine: `REDIS_SERVER_PATH` or one of the usual places. */
export function findRedis(): string | undefined {
  const usualPlaces = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
  return [process.env.REDIS_SERVER_PATH, ...usualPlaces].find((file) => file && existsSync(file));
}
