import { existsSync } from 'node:fs';

/** Debian's path of the module that nginx.conf loads. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of nginx, if its brotli module is installed too. */
export function findNginx(): string | undefined {
  if (!existsSync(BROTLI_MODULE)) return undefined;
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));
}

/** Path of the Redis server: `REDIS_SERVER_PATH` or one of the usual places. */
export function findRedis(): string | undefined {
  const usualPlaces = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
  return [process.env.REDIS_SERVER_PATH, ...usualPlaces].find((file) => file && existsSync(file));
}
