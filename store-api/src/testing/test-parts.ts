import { pino } from 'pino';
import type { ShopDatabase } from '../database/schema.ts';
import type { RouterParts } from '../http/contract-router.ts';
import { apiSettingsSchema } from '../settings.ts';

/** What an API of a test stands on: no log, answers checked, and the settings that are not given as they are by default. */
export function testParts(db: ShopDatabase, settings: Record<string, string> = {}): RouterParts {
  return { db, log: pino({ level: 'silent' }), config: apiSettingsSchema.parse(settings), checkAnswers: true };
}
