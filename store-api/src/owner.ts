import { join } from 'node:path';
import { z } from 'zod';
import { DATABASE_FILE, openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { resetOwnerPassword, resetOwnerTwoStep } from './domain/accounts/rescue-owner.ts';
import { apiSettingsSchema } from './settings.ts';

const USAGE = `For an owner who is locked out, on the machine of the shop:
  npm run owner -- reset-password [E-MAIL]   prints a new password, which must be changed at the next login
  npm run owner -- reset-two-step [E-MAIL]   turns off two-step login
Both end the owner's sessions. The e-mail address may be left out while there is one owner.
`;

/** `npm run owner -- COMMAND [E-MAIL]`. */
async function run([command, email]: readonly string[]): Promise<void> {
  if (command !== 'reset-password' && command !== 'reset-two-step') {
    process.stdout.write(USAGE);
    process.exitCode = command === undefined || command === 'help' ? 0 : 1;
    return;
  }
  const settings = apiSettingsSchema.safeParse(process.env);
  if (!settings.success) throw new Error(z.prettifyError(settings.error));
  const { DATABASE_URL: url, DATA_DIR: folder } = settings.data;
  const store = openDatabase({ url, file: join(folder, DATABASE_FILE) }, ({ message }) =>
    process.stderr.write(`${message}\n`),
  );
  try {
    await migrate(store);
    if (command === 'reset-password') {
      const owner = await resetOwnerPassword(store.db, email);
      process.stdout.write(`New password of ${owner.email}: ${owner.password}\n`);
    } else {
      const owner = await resetOwnerTwoStep(store.db, email);
      const state = owner.wasOn ? 'is off now' : 'was not on';
      process.stdout.write(`Two-step login of ${owner.email} ${state}.\n`);
    }
  } finally {
    await store.close();
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
