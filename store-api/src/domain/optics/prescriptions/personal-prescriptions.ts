import type { AccountExport } from '@fakos/contracts/profile/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { belongsTo } from '../../accounts/profile/person.ts';
import { openContent, type PrescriptionKeyPlace } from './sealed-prescription.ts';

/** The prescriptions of a person's orders, oldest first. */
export async function exportPrescriptions(
  db: ShopDatabase,
  config: PrescriptionKeyPlace,
  person: UserRow,
): Promise<AccountExport['prescriptions']> {
  const rows = await db
    .selectFrom('prescriptions')
    .innerJoin('orders', 'orders.id', 'prescriptions.order_id')
    .selectAll('prescriptions')
    .select('orders.number')
    .where('prescriptions.order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where(belongsTo(person)))
    .orderBy('prescriptions.id')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...(await openContent(config, row)),
      created_at: row.created_at,
      consent_at: row.consent_at,
      order: row.number,
    })),
  );
}
