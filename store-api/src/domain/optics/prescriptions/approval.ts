import type { approvePrescription, transcribePrescription } from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues, type LensUse } from '@fakos/contracts/prescriptions/rules';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PrescriptionRow } from '../../../database/tables/optics.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { getStoredConfiguration } from '../../sales/configurations/kinds.ts';
import { getOrderRow, logOpenings } from './order-prescriptions.ts';
import { refuseIssues } from './refuse-issues.ts';
import { openContent, type PrescriptionKeyPlace, sealContent } from './sealed-prescription.ts';

interface Desk {
  readonly db: ShopDatabase;
  readonly config: PrescriptionKeyPlace;
  readonly language: Language;
  /** E-mail address of the member of staff, for the log of openings. */
  readonly actor: string;
}

/** Marks a prescription as checked; CONFLICT without the values that the use needs, STALE_VERSION if it has changed. */
export async function approve(
  { db, config }: Desk,
  { id, version }: z.output<typeof approvePrescription.body>,
): Promise<void> {
  const row = await getOrderRow(db, id);
  const { values } = await openContent(config, row);
  const isComplete = values && findPrescriptionIssues(values, await readUse(db, row)).length === 0;
  // A stale version may lack values that are there now.
  if (!isComplete && row.version === version) throw new Failure('CONFLICT', { reason: 'prescriptionWithoutValues' });
  await change(db, { row, version, set: { status: 'approved' } });
}

/** Stores the values that the optician has read; STALE_VERSION if the prescription has changed. */
export async function transcribe(
  { db, config, language, actor }: Desk,
  { id, version, values }: z.output<typeof transcribePrescription.body>,
): Promise<void> {
  const row = await getOrderRow(db, id);
  refuseIssues(findPrescriptionIssues(values, await readUse(db, row)), language);
  await logOpenings(db, [row], actor);
  const sealed = await sealContent(config, row, { ...(await openContent(config, row)), values });
  await change(db, { row, version, set: { sealed, status: 'received' } });
}

/** The use of the line that the prescription is for. */
async function readUse(db: ShopDatabase, row: PrescriptionRow): Promise<LensUse> {
  const line = await db
    .selectFrom('order_lines')
    .select('configuration')
    .where('order_id', '=', row.order_id)
    .where('position', '=', row.position)
    .executeTakeFirst();
  const configuration = getStoredConfiguration(requireFound(line));
  if (configuration?.kind !== 'lenses') throw new Failure('NOT_FOUND');
  return configuration.use;
}

interface Change {
  readonly row: PrescriptionRow;
  readonly version: number;
  readonly set: Partial<Pick<PrescriptionRow, 'sealed' | 'status'>>;
}

async function change(db: ShopDatabase, { row, version, set }: Change): Promise<void> {
  const changed = await db
    .updateTable('prescriptions')
    .set({ ...set, version: version + 1, updated_at: new Date().toISOString() })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Failure('STALE_VERSION');
}
