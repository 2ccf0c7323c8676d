import { dataFolder } from './data-folder.ts';
import { type RunningProgram, startProgram } from './programs.ts';

/** Addresses of the demo shop that stand for each kind of page. */
export const pages = {
  home: '/',
  list: '/shop',
  detail: '/shop/kymatos-koryfi-ivory',
  post: '/blog/frames-for-your-face-shape',
} as const;
/** A kind of page. */
export type PageName = keyof typeof pages;
/** All kinds of pages. */
export const pageNames = Object.keys(pages) as PageName[];

const gatewayFile = 'api-gateway/src/serve.ts';

/** Starts the API over the demo shop. */
export function startApi(core?: number): Promise<RunningProgram> {
  return startProgram({
    file: 'store-api/src/serve.ts',
    environment: { DATA_DIR: dataFolder, DATABASE_URL: '', SEED: 'demo', API_PORT: '0', ADMIN_PASSWORD: '' },
    ...(core === undefined ? {} : { core }),
  });
}

/** How a gateway of the bench differs from another. */
export interface GatewayOptions {
  readonly upstream: string;
  readonly render?: 'server' | 'client';
  readonly core?: number;
  readonly preload?: string;
}

/** Starts a gateway before an API. */
export function startGateway({ upstream, render = 'server', ...options }: GatewayOptions): Promise<RunningProgram> {
  return startProgram({
    file: gatewayFile,
    environment: {
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      PORT: '0',
      API_UPSTREAM: upstream,
      REDIS_URL: '',
      RENDER: render,
    },
    ...options,
  });
}
