import { join } from 'node:path';
import type { ApiSettings } from '../../settings.ts';

/** The folder of an installation's backups. */
export function backupFolder(config: Pick<ApiSettings, 'DATA_DIR'>): string {
  return join(config.DATA_DIR, 'backups');
}
