import { dataFolder } from './data-folder.ts';
import { type RunningProgram, startProgram } from './programs.ts';

/** A page of the demo shop for each kind of page. */
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

/** The owner of the measured shop. Every group names it, because the first one that starts creates the shop for all. */
export const ownerSettings = { ADMIN_EMAIL: 'owner@bench.example', ADMIN_PASSWORD: 'only for measurements' };

/** Where a measured server runs. */
interface ServerOptions {
  /** The core to run on; any core if omitted. */
  readonly core?: number;
  /** Data folder of the site; that of the measured sites if omitted. */
  readonly folder?: string;
}

/** Starts the API with the demo shop. */
export function startApi({ folder = dataFolder, ...options }: ServerOptions = {}): Promise<RunningProgram> {
  return startProgram({
    file: 'store-api/src/serve.ts',
    environment: {
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEED: 'demo',
      API_PORT: '0',
      ...ownerSettings,
    },
    ...options,
  });
}

/** Options of a measured gateway. */
export interface GatewayOptions extends ServerOptions {
  readonly upstream: string;
  readonly render?: 'server' | 'client';
  readonly preload?: string;
}

/** Starts a gateway in front of an API. */
export function startGateway(gateway: GatewayOptions): Promise<RunningProgram> {
  const { upstream, render = 'server', folder = dataFolder, ...options } = gateway;
  return startProgram({
    file: gatewayFile,
    environment: {
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      API_UPSTREAM: upstream,
      REDIS_URL: '',
      RENDER: render,
    },
    ...options,
  });
}
