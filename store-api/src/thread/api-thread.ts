import { parentPort, workerData } from 'node:worker_threads';
import { createLogDestination } from '@fakos/contracts/logging/log-format';
import { pino } from 'pino';
import { startStoreApi } from '../main.ts';
import type { ApiSettings } from '../settings.ts';
import type { FromApiThread, ToApiThread } from './protocol.ts';

// The API in a thread of its own. See start-api-thread.ts.

const settings = workerData as ApiSettings;
const log = pino({ level: settings.LOG_LEVEL }, createLogDestination(settings.LOG_FORMAT));
const send = (message: FromApiThread) => parentPort?.postMessage(message);

try {
  const api = await startStoreApi(settings, { log, onProgress: (text) => send({ type: 'progress', text }) });
  parentPort?.once('message', (_message: ToApiThread) => {
    // The thread ends with the last listener of its port.
    void api.close().then(() => parentPort?.close());
  });
  const { port, url, firstOwner } = api;
  send({ type: 'started', port, url, ...(firstOwner && { firstOwner }) });
} catch (error) {
  send({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
}
