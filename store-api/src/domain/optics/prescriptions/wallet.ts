import {
  type copyPrescription,
  type createPrescription,
  MAX_WALLET_PRESCRIPTIONS,
  type StoredPrescription,
  type updatePrescription,
  type WalletPrescription,
} from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues } from '@fakos/contracts/prescriptions/rules';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PrescriptionRow } from '../../../database/tables/optics.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { findByToken, saveForCart } from './cart-prescriptions.ts';
import { logOpenings } from './order-prescriptions.ts';
import { readSealedFile, removeUnusedFiles } from './prescription-files.ts';
import { getValidity } from './prescription-validity.ts';
import { refuseIssues } from './refuse-issues.ts';
import { openContent, type PrescriptionKeyPlace, sealContent } from './sealed-prescription.ts';
import { removeWalletReminder, scheduleWalletReminder } from './wallet-reminder.ts';

/** The owner of a wallet, as the log of openings has it. */
const OWNER = 'customer';

type Written = z.output<typeof createPrescription.body>;
type Changed = z.output<typeof updatePrescription.body>;

/** The wallet of a signed-in user. */
export interface Wallet {
  readonly db: ShopDatabase;
  readonly config: PrescriptionKeyPlace;
  readonly user: { readonly id: number; readonly email: string };
  readonly language: Language;
}

/** The prescriptions of a user, newest first; the opening is logged. */
export async function listWallet({ db, config, user }: Wallet): Promise<WalletPrescription[]> {
  const rows = await selectWallet(db, user.id).orderBy('id', 'desc').execute();
  await logOpenings(db, rows, OWNER);
  const getValidUntil = await getValidity(db);
  return Promise.all(
    rows.map(async (row) => {
      const content = await openContent(config, row);
      return {
        ...content,
        id: row.id,
        version: row.version,
        created_at: row.created_at,
        valid_until: getValidUntil(content.examined_on),
      };
    }),
  );
}

/** A prescription of a wallet has neither a token, as those of carts, nor an order. */
function selectWallet(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('prescriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('token_hash', 'is', null)
    .where('order_id', 'is', null);
}

/** Adds a prescription to the wallet; an uploaded file becomes its own. */
export async function addToWallet(wallet: Wallet, body: Written): Promise<number> {
  const { db, config, user } = wallet;
  const stored = await selectWallet(db, user.id).execute();
  if (stored.length >= MAX_WALLET_PRESCRIPTIONS) {
    throw new Failure('CONFLICT', { reason: 'walletFull', params: { max: MAX_WALLET_PRESCRIPTIONS } });
  }
  const uploaded = await findUpload(wallet, body.file_ref);
  const owner = { token_hash: null, user_id: user.id, order_id: null, position: null };
  const now = new Date().toISOString();
  const sealed = await sealContent(config, owner, toContent(body, uploaded?.file ?? null));
  return db.transaction().execute(async (transaction) => {
    if (uploaded) await transaction.deleteFrom('prescriptions').where('id', '=', uploaded.row.id).execute();
    const { id } = await transaction
      .insertInto('prescriptions')
      .values({
        ...owner,
        ...{ source: getSource(body), status: 'received', sealed },
        ...{ file: uploaded?.row.file ?? null, consent_at: now, created_at: now, updated_at: now, expires_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await remind(transaction, wallet, { id, examined_on: body.examined_on });
    return id;
  });
}

/** Changes a prescription of the wallet; its file stays unless a new one was uploaded. */
export async function changeInWallet(wallet: Wallet, body: Changed): Promise<void> {
  const { db, config } = wallet;
  const row = await getOwn(wallet, body.id);
  const uploaded = await findUpload(wallet, body.file_ref);
  const file = uploaded?.file ?? (await openContent(config, row)).file;
  if (getSource(body) === 'file' && !file) throw new Failure('VALIDATION');
  const sealed = await sealContent(config, row, toContent(body, file));
  await db.transaction().execute(async (transaction) => {
    if (uploaded) await transaction.deleteFrom('prescriptions').where('id', '=', uploaded.row.id).execute();
    const changed = await transaction
      .updateTable('prescriptions')
      .set({
        ...{ sealed, source: getSource(body), version: body.version + 1 },
        ...(uploaded && { file: uploaded.row.file }),
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', row.id)
      .where('version', '=', body.version)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Failure('STALE_VERSION');
    await remind(transaction, wallet, { id: row.id, examined_on: body.examined_on });
  });
  await removeUnusedFiles(db, config);
}

async function remind(
  transaction: ShopDatabase,
  { user, language }: Wallet,
  { id, examined_on: examinedOn }: Pick<StoredPrescription, 'examined_on'> & { readonly id: number },
): Promise<void> {
  const validUntil = (await getValidity(transaction))(examinedOn);
  await scheduleWalletReminder(transaction, { id, email: user.email, language, validUntil });
}

/** Deletes a prescription of the wallet with its file. */
export async function removeFromWallet(wallet: Wallet, id: number): Promise<void> {
  const { db, config } = wallet;
  const row = await getOwn(wallet, id);
  await db.transaction().execute(async (transaction) => {
    await removeWalletReminder(transaction, row.id);
    await transaction.deleteFrom('prescriptions').where('id', '=', row.id).execute();
  });
  await removeUnusedFiles(db, config);
}

/** The file of a prescription of the wallet; the opening is logged. */
export async function openWalletFile(wallet: Wallet, id: number) {
  const { db, config } = wallet;
  const row = await getOwn(wallet, id);
  await logOpenings(db, [row], OWNER);
  const { file } = await openContent(config, row);
  if (!file) throw new Failure('NOT_FOUND');
  return { ...file, content: (await readSealedFile(config, row.file)).toString('base64') };
}

/** Copies a prescription of the wallet for a cart; VALIDATION if its values do not suit the use. */
export async function copyForCart(wallet: Wallet, { id, use }: z.output<typeof copyPrescription.body>) {
  const { db, config, user, language } = wallet;
  const row = await getOwn(wallet, id);
  const content = await openContent(config, row);
  // Glasses cannot be made to a prescription for contact lenses.
  if (content.kind !== 'glasses') throw new Failure('NOT_FOUND');
  if (content.values) refuseIssues(findPrescriptionIssues(content.values, use), language);
  await logOpenings(db, [row], OWNER);
  const source = content.values ? ('typed' as const) : ('file' as const);
  const ref = await saveForCart({ db, config, userId: user.id }, { source, content, storedFile: row.file });
  return { ref, source };
}

/** A prescription of the user's own wallet; that of another user is NOT_FOUND. */
async function getOwn({ db, user }: Wallet, id: number): Promise<PrescriptionRow> {
  return requireFound(await selectWallet(db, user.id).where('id', '=', id).executeTakeFirst());
}

function toContent(body: Written | Changed, file: StoredPrescription['file']): StoredPrescription {
  const { kind, person, examined_on, values, lenses } = body;
  return { kind, person, examined_on, values, lenses, file };
}

function getSource({ values, lenses }: Written | Changed): 'typed' | 'file' {
  return values || lenses ? 'typed' : 'file';
}

/** The upload of a token: a prescription of a cart with a file. */
async function findUpload({ db, config }: Wallet, token: string | undefined) {
  if (token === undefined) return undefined;
  const row = await findByToken(db, token);
  const file = row && row.order_id === null ? (await openContent(config, row)).file : null;
  if (!row || !file) throw new Failure('NOT_FOUND');
  return { row, file };
}
