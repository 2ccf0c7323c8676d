import type { RequestedCorrection, requestCorrection, sendCorrection } from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues } from '@fakos/contracts/prescriptions/rules';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PrescriptionRow } from '../../../database/tables/optics.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { notifyCorrection } from '../../notifications/new-arrivals.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { getStoredConfiguration } from '../../sales/configurations/kinds.ts';
import { findByToken } from './cart-prescriptions.ts';
import { findByCorrectionToken } from './correction-token.ts';
import { removeUnusedFiles } from './prescription-files.ts';
import { refuseIssues } from './refuse-issues.ts';
import { openContent, type PrescriptionKeyPlace, sealContent } from './sealed-prescription.ts';

/** Statuses in which the buyer may give the prescription. */
const openStatuses: readonly PrescriptionRow['status'][] = ['waiting', 'correction'];

/** Asks the buyer for the prescription of an order's line by e-mail; STALE_VERSION if it changed in the meantime. */
export async function askForCorrection(
  db: ShopDatabase,
  { id, version, reason }: z.output<typeof requestCorrection.body>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('prescriptions')
      .innerJoin('orders', 'orders.id', 'prescriptions.order_id')
      .select(['orders.number', 'orders.email', 'orders.language'])
      .where('prescriptions.id', '=', id)
      .executeTakeFirst();
    const { number, email, language } = requireFound(order);
    const changed = await transaction
      .updateTable('prescriptions')
      .set({ status: 'correction', version: version + 1, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Failure('STALE_VERSION');
    await queueEmail(transaction, {
      template: 'prescription_correction',
      to: email,
      language,
      params: { id, number, reason },
    });
  });
}

/** What the link of a request is about; NOT_FOUND for an invalid one. */
export async function readCorrection(db: ShopDatabase, token: string): Promise<RequestedCorrection> {
  const { row, line } = await openRequest(db, token);
  return {
    order: line.number,
    product: line.name,
    use: line.use,
    is_open: openStatuses.includes(row.status) && line.status !== 'cancelled',
  };
}

async function openRequest(db: ShopDatabase, token: string) {
  const row = requireFound(await findByCorrectionToken(db, token));
  const line = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['orders.id', 'orders.number', 'orders.status', 'order_lines.name', 'order_lines.configuration'])
    .where('order_lines.order_id', '=', row.order_id)
    .where('order_lines.position', '=', row.position)
    .executeTakeFirst();
  const { id: orderId, number, status, name, configuration: stored } = requireFound(line);
  const configuration = getStoredConfiguration({ configuration: stored });
  if (configuration?.kind !== 'lenses') throw new Failure('NOT_FOUND');
  return { row, line: { orderId, number, status, name, use: configuration.use } };
}

interface Correction {
  readonly db: ShopDatabase;
  readonly config: PrescriptionKeyPlace;
  readonly language: Language;
}

/** Stores the prescription that the buyer gives; it is then checked again. */
export async function storeCorrection(
  { db, config, language }: Correction,
  { token, values, file_ref: ref }: z.output<typeof sendCorrection.body>,
): Promise<void> {
  const { row, line } = await openRequest(db, token);
  if (!openStatuses.includes(row.status) || line.status === 'cancelled') {
    throw new Failure('CONFLICT', { reason: 'prescriptionNotAwaited' });
  }
  if (values) refuseIssues(findPrescriptionIssues(values, line.use), language);
  const upload = ref === undefined ? undefined : await findByToken(db, ref);
  const before = await openContent(config, row);
  const file = upload && upload.order_id === null ? (await openContent(config, upload)).file : null;
  if (ref !== undefined && !file) throw new Failure('NOT_FOUND');
  const sealed = await sealContent(config, row, { ...before, values, file: file ?? before.file });
  const now = new Date().toISOString();
  await db.transaction().execute(async (transaction) => {
    if (upload && file) await transaction.deleteFrom('prescriptions').where('id', '=', upload.id).execute();
    const changed = await transaction
      .updateTable('prescriptions')
      .set({
        ...{ sealed, source: values ? 'typed' : 'file', status: 'received', version: row.version + 1 },
        ...{ consent_at: now, updated_at: now, ...(upload && file && { file: upload.file }) },
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Failure('CONFLICT', { reason: 'prescriptionNotAwaited' });
    const order = { id: line.orderId, number: line.number };
    await notifyCorrection(transaction, { id: row.id, version: row.version + 1, order });
  });
  await removeUnusedFiles(db, config);
}
