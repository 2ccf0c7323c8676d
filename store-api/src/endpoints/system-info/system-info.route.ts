import { getSystemInfo } from '@fakos/contracts/system-info/contract';
import { readSystemInfo } from '../../domain/insights/system-info.ts';
import { endpoint } from '../endpoint.ts';

/** system-info.php: versions, process, machine, database and storage. */
export const systemInfoEndpoints = [
  endpoint(getSystemInfo, async ({ db, config }) => ({ data: await readSystemInfo(db, config) })),
];
