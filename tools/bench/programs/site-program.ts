import { startGateway } from '@fakos/api-gateway';
import { startStoreApiThread } from '@fakos/store-api';
import pino from 'pino';
import { limitOwnHeapOnly } from '../../start/own-heap.ts';
import { readSettings } from '../../start/read-settings.ts';

// The gateway with the embedded API in one process, as `npm start` runs them, on the releases in DATA_DIR.

limitOwnHeapOnly();
const settings = readSettings(process.env);
const log = pino({ level: settings.gateway.LOG_LEVEL });
const api = await startStoreApiThread({ ...settings.api, API_HOST: '127.0.0.1', API_PORT: 0 });
const gateway = await startGateway(settings.gateway, { apiOrigin: api.url, log });
console.log(`Site on ${gateway.url}`);
process.once('SIGTERM', () => process.exit(0));
