import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { type Engine, getEngine } from './engine.ts';
import * as firstShop from './migrations/0001-first-shop.ts';
import * as contactAndBookings from './migrations/0002-contact-and-bookings.ts';
import * as visits from './migrations/0003-visits.ts';
import * as taxonomy from './migrations/0004-taxonomy.ts';
import * as outbox from './migrations/0005-outbox.ts';
import * as accounts from './migrations/0006-accounts.ts';
import * as products from './migrations/0007-products.ts';
import * as search from './migrations/0008-search.ts';
import * as content from './migrations/0009-content.ts';
import * as media from './migrations/0010-media.ts';
import * as settings from './migrations/0011-settings.ts';
import * as sales from './migrations/0012-sales.ts';
import * as confirmedOrders from './migrations/0013-confirmed-orders.ts';
import * as indexAndAuthors from './migrations/0014-index-and-authors.ts';
import * as plainLetters from './migrations/0015-plain-letters.ts';
import * as rolesAndAuditLog from './migrations/0016-roles-and-audit-log.ts';
import * as viewsAndRedirects from './migrations/0017-views-and-redirects.ts';
import * as stockAndPublication from './migrations/0018-stock-and-publication.ts';
import * as backOffice from './migrations/0019-back-office.ts';
import * as focalPoints from './migrations/0020-focal-points.ts';
import * as settingsHistory from './migrations/0021-settings-history.ts';
import * as analytics from './migrations/0022-analytics.ts';
import * as contentDrafts from './migrations/0023-content-drafts.ts';
import * as twoStepLogin from './migrations/0025-two-step-login.ts';
import * as categoryIcons from './migrations/0026-category-icons.ts';
import * as brandOrderAndMetadata from './migrations/0030-brand-order-and-metadata.ts';
import * as lensesAndPrescriptions from './migrations/0055-lenses-and-prescriptions.ts';
import * as lineConfigurations from './migrations/0060-line-configurations.ts';
import * as appointmentSlots from './migrations/0065-appointment-slots.ts';
import * as postDrafts from './migrations/0066-post-drafts.ts';
import * as prescriptionWallet from './migrations/0080-prescription-wallet.ts';
import * as frameMeasures from './migrations/0081-frame-measures.ts';
import * as glassesProperties from './migrations/0085-glasses-properties.ts';
import * as frameSizeOfAccounts from './migrations/0086-frame-size-of-accounts.ts';
import * as stockAlerts from './migrations/0098-stock-alerts.ts';
import * as reviews from './migrations/0099-reviews.ts';
import * as productVariants from './migrations/0100-product-variants.ts';
import type { Migration } from './migrations/migration.ts';
import { prepareAlone } from './prepare-alone.ts';

const migrations: readonly (Migration & { name: string })[] = [
  { name: '0001-first-shop', ...firstShop },
  { name: '0002-contact-and-bookings', ...contactAndBookings },
  { name: '0003-visits', ...visits },
  { name: '0004-taxonomy', ...taxonomy },
  { name: '0005-outbox', ...outbox },
  { name: '0006-accounts', ...accounts },
  { name: '0007-products', ...products },
  { name: '0008-search', ...search },
  { name: '0009-content', ...content },
  { name: '0010-media', ...media },
  { name: '0011-settings', ...settings },
  { name: '0012-sales', ...sales },
  { name: '0013-confirmed-orders', ...confirmedOrders },
  { name: '0014-index-and-authors', ...indexAndAuthors },
  { name: '0015-plain-letters', ...plainLetters },
  { name: '0016-roles-and-audit-log', ...rolesAndAuditLog },
  { name: '0017-views-and-redirects', ...viewsAndRedirects },
  { name: '0018-stock-and-publication', ...stockAndPublication },
  { name: '0019-back-office', ...backOffice },
  { name: '0020-focal-points', ...focalPoints },
  { name: '0021-settings-history', ...settingsHistory },
  { name: '0022-analytics', ...analytics },
  { name: '0023-content-drafts', ...contentDrafts },
  { name: '0025-two-step-login', ...twoStepLogin },
  { name: '0026-category-icons', ...categoryIcons },
  { name: '0030-brand-order-and-metadata', ...brandOrderAndMetadata },
  { name: '0055-lenses-and-prescriptions', ...lensesAndPrescriptions },
  { name: '0060-line-configurations', ...lineConfigurations },
  { name: '0065-appointment-slots', ...appointmentSlots },
  { name: '0066-post-drafts', ...postDrafts },
  { name: '0080-prescription-wallet', ...prescriptionWallet },
  { name: '0081-frame-measures', ...frameMeasures },
  { name: '0085-glasses-properties', ...glassesProperties },
  { name: '0086-frame-size-of-accounts', ...frameSizeOfAccounts },
  { name: '0098-stock-alerts', ...stockAlerts },
  { name: '0099-reviews', ...reviews },
  { name: '0100-product-variants', ...productVariants },
];

/** The names of all migrations, in their order. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/** The type of a table's id column. */
const identityTypes: Readonly<Record<Engine, string>> = {
  sqlite: 'integer primary key',
  postgres: 'integer generated by default as identity primary key',
};

/**
 * Runs the migrations that have not run yet, all in one transaction, and returns their names. `last` names the migration
 * to stop after; without it, all run.
 */
export async function migrate(store: OpenDatabase, last?: string): Promise<string[]> {
  return prepareAlone(store.db, async (transaction) => {
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      transaction,
    );
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const applied = new Set(done.rows.map((row) => row.name));
    const wanted = migrations.filter((migration) => last === undefined || migration.name <= last);
    const missing = wanted.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await migration.up(transaction, identityTypes[getEngine(transaction)]);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
    return missing.map((migration) => migration.name);
  });
}
