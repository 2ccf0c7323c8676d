import { getSystemInfo, purgeCache } from '@fakos/contracts/system-info/contract';
import { readSystemInfo } from '../../domain/insights/system-info.ts';
import { removeAllResized } from '../../domain/media/resized-images.ts';
import { endpoint } from '../endpoint.ts';

/** system-info.php: versions, process, machine, database and storage. The gateway removes its responses after a write. */
export const systemInfoEndpoints = [
  endpoint(getSystemInfo, async ({ db, config }) => ({ data: await readSystemInfo(db, config) })),
  endpoint(purgeCache, async ({ config }) => ({ data: { images: await removeAllResized(config.DATA_DIR) } })),
];
