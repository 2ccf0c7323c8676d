import type { AccountExport } from '@fakos/contracts/profile/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { belongsTo } from '../../accounts/profile/person.ts';
import { openContent, type PrescriptionKeyPlace } from './sealed-prescription.ts';

/** The prescriptions of a person's wallet, carts and orders, oldest first. */
export async function exportPrescriptions(
  db: ShopDatabase,
  config: PrescriptionKeyPlace,
  person: UserRow,
): Promise<AccountExport['prescriptions']> {
  const rows = await db
    .selectFrom('prescriptions')
    .leftJoin('orders', 'orders.id', 'prescriptions.order_id')
    .selectAll('prescriptions')
    .select('orders.number')
    .where((eb) =>
      eb.or([
        eb('prescriptions.user_id', '=', person.id),
        eb('prescriptions.order_id', 'in', eb.selectFrom('orders').select('id').where(belongsTo(person))),
      ]),
    )
    .orderBy('prescriptions.id')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...(await openContent(config, row)),
      created_at: row.created_at,
      consent_at: row.consent_at,
      ...(row.number !== null && { order: row.number }),
    })),
  );
}
