import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues } from '@fakos/contracts/prescriptions/rules';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PrescriptionRow, PrescriptionSource } from '../../../database/tables/optics.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import { findByToken } from './cart-prescriptions.ts';
import { readSealedFile } from './prescription-files.ts';
import { openContent, type PrescriptionKeyPlace, sealContent } from './sealed-prescription.ts';

/** A line of a new order that has lenses with a power. */
interface LensLine {
  readonly position: number;
  readonly configuration: LensConfiguration;
}

/**
 * Assigns the prescriptions of a new order to its lines. A prescription of an earlier order is copied; one that the buyer
 * sends later, or that the shop reads from old glasses, becomes a pending row. Returns the lines without a usable one.
 */
export async function attachPrescriptions(
  transaction: ShopDatabase,
  config: PrescriptionKeyPlace,
  { orderId, lines }: { readonly orderId: number; readonly lines: readonly LensLine[] },
): Promise<readonly number[]> {
  const unusable: number[] = [];
  for (const { position, configuration } of lines) {
    const { source, ref } = configuration.prescription;
    if (source === 'none') continue;
    if (source === 'later' || source === 'shop') {
      await insertWaiting(transaction, { orderId, position, source });
      continue;
    }
    const row = ref === undefined ? undefined : await findByToken(transaction, ref);
    if (!row || !(await suits(config, row, configuration))) unusable.push(position);
    else await attach(transaction, config, { row, orderId, position });
  }
  return unusable;
}

async function suits(
  config: PrescriptionKeyPlace,
  row: PrescriptionRow,
  { use, prescription }: LensConfiguration,
): Promise<boolean> {
  const { values, file } = await openContent(config, row);
  if (prescription.source === 'file') return file !== null;
  return values !== null && findPrescriptionIssues(values, use).length === 0;
}

interface Attachment {
  readonly row: PrescriptionRow;
  readonly orderId: number;
  readonly position: number;
}

async function attach(
  transaction: ShopDatabase,
  config: PrescriptionKeyPlace,
  { row, orderId, position }: Attachment,
): Promise<void> {
  if (row.order_id === null) {
    await transaction
      .updateTable('prescriptions')
      .set({ order_id: orderId, position, user_id: null, expires_at: null })
      .where('id', '=', row.id)
      .execute();
    return;
  }
  const owner = { token_hash: null, user_id: null, order_id: orderId, position };
  const { id: _id, ...copied } = row;
  await transaction
    .insertInto('prescriptions')
    .values({
      ...copied,
      ...owner,
      status: 'received',
      version: 1,
      sealed: await sealContent(config, owner, await openContent(config, row)),
      expires_at: null,
    })
    .execute();
}

async function insertWaiting(
  transaction: ShopDatabase,
  { orderId, position, source }: { orderId: number; position: number; source: PrescriptionSource },
): Promise<void> {
  const now = new Date().toISOString();
  await transaction
    .insertInto('prescriptions')
    .values({
      ...{ token_hash: null, user_id: null, order_id: orderId, position, source, status: 'waiting', file: null },
      // Nothing to encrypt yet.
      ...{ sealed: '', consent_at: '', created_at: now, updated_at: now, expires_at: null },
    })
    .execute();
}

/** The prescriptions of an order, opened by a member of staff, which is logged. */
export async function openOrderPrescriptions(
  db: ShopDatabase,
  config: PrescriptionKeyPlace,
  { orderId, actor }: { readonly orderId: number; readonly actor: string },
): Promise<OrderPrescription[]> {
  const rows = await db
    .selectFrom('prescriptions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  await logOpenings(db, rows, actor);
  return Promise.all(
    rows.map(async (row) => ({
      ...(await openContent(config, row)),
      id: row.id,
      position: row.position ?? 0,
      source: row.source,
      status: row.status,
      version: row.version,
    })),
  );
}

/** The file of an order's prescription, opened by a member of staff, which is logged. */
export async function openOrderFile(
  db: ShopDatabase,
  config: PrescriptionKeyPlace,
  { id, actor }: { readonly id: number; readonly actor: string },
) {
  const row = await getOrderRow(db, id);
  await logOpenings(db, [row], actor);
  const { file } = await openContent(config, row);
  if (!file) throw new Failure('NOT_FOUND');
  return { ...file, content: (await readSealedFile(config, row.file)).toString('base64') };
}

/** The row of an order's prescription; NOT_FOUND for one of a cart or a wallet. */
export async function getOrderRow(db: ShopDatabase, id: number): Promise<PrescriptionRow> {
  const row = await db
    .selectFrom('prescriptions')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', 'is not', null)
    .executeTakeFirst();
  return requireFound(row);
}

/** Records who opened prescriptions. */
export async function logOpenings(db: ShopDatabase, rows: readonly PrescriptionRow[], actor: string): Promise<void> {
  if (rows.length === 0) return;
  const at = new Date().toISOString();
  await db
    .insertInto('prescription_openings')
    .values(rows.map(({ id }) => ({ prescription_id: id, actor, at })))
    .execute();
}
