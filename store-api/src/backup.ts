import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { copyShop } from './domain/backup/copy-shop.ts';
import { getDatabasePlace } from './domain/backup/snapshot.ts';
import { apiSettingsSchema } from './settings.ts';

const USAGE = `Copies the shop's rows, images and prescriptions to a folder, best on another disk:
  npm run backup -- FOLDER [--keep N]   N backups of the rows stay, 30 if omitted
Restore the rows in the back office (System, Database) after copying their file to DATA_DIR/backups.
`;

const backupCount = z.coerce.number().int().min(1).default(30);

/** `npm run backup -- FOLDER [--keep N]`, also run by systemd/fakos-backup.service. */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) {
    process.stdout.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const settings = apiSettingsSchema.safeParse(process.env);
  if (!settings.success) throw new Error(z.prettifyError(settings.error));
  const keep = backupCount.safeParse(values.keep);
  if (!keep.success) throw new Error('--keep takes a whole number from 1.');
  const { url, file } = getDatabasePlace(settings.data);
  if (!url && !existsSync(file))
    throw new Error(`${file} does not exist. Set DATA_DIR or DATABASE_URL as for the API.`);
  const copy = await copyShop(settings.data, target, { keep: keep.data });
  process.stdout.write(`${copy.file}, ${copy.copied} new files, ${copy.pruned} old backups deleted\n`);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
