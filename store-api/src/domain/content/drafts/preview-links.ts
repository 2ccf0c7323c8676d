import { randomBytes } from 'node:crypto';
import type { BuiltRecord } from '@fakos/contracts/drafts/contract';
import {
  type createPreview,
  MAX_PREVIEW_LINKS,
  PREVIEW_PATH,
  type PreviewLink,
} from '@fakos/contracts/previews/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentPreviewRow } from '../../../database/tables/builder.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import { translate } from '../../../text/translate.ts';
import { isShopSignature, signWithShopSecret } from '../../shop-secret.ts';
import type { Editor } from '../../writing/editor.ts';
import { findBuiltRow } from './built-records.repo.ts';

const NONCE_BYTES = 16;

/** The links of a record that work, the newest first. */
export async function listLinks(db: ShopDatabase, { kind, id }: BuiltRecord): Promise<PreviewLink[]> {
  requireFound(await findBuiltRow(db, kind, id));
  const rows = await findWorking(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(rows.map((row) => toLink(db, row)));
}

/** Creates a link. */
export async function createLink(
  db: ShopDatabase,
  { kind, id, expires_at: expiry }: z.output<typeof createPreview.body>,
  { user, language }: Editor,
): Promise<PreviewLink> {
  const now = new Date().toISOString();
  const expires = expiry === null ? null : new Date(expiry).toISOString();
  if (expires !== null && expires <= now) throw brokenRule(language, 'expires_at', 'futureTime');
  if ((await listLinks(db, { kind, id })).length >= MAX_PREVIEW_LINKS) {
    const message = translate(language, 'rules.tooManyPreviews', { max: MAX_PREVIEW_LINKS });
    throw new Failure('VALIDATION', { fields: { id: message } });
  }
  // Expired links of the record are deleted, because they are no longer needed.
  await db
    .deleteFrom('content_previews')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('expires_at', '<=', now)
    .execute();
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const row = await db
    .insertInto('content_previews')
    .values({ kind, record_id: id, nonce, created_at: now, created_by: user.name, expires_at: expires })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toLink(db, row);
}

/** Revokes a link. */
export async function revokeLink(db: ShopDatabase, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('content_previews').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('NOT_FOUND');
}

/** The record that a token opens; undefined for a revoked, expired or forged one. */
export async function findPreviewed(db: ShopDatabase, token: string): Promise<BuiltRecord | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  if (id === '') return undefined;
  const row = await findWorking(db).selectAll().where('id', '=', Number(id)).executeTakeFirst();
  if (!row || !(await isShopSignature(db, getSignedText(row), signature))) return undefined;
  return { kind: row.kind, id: row.record_id };
}

function findWorking(db: ShopDatabase) {
  const now = new Date().toISOString();
  return db
    .selectFrom('content_previews')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
}

async function toLink(db: ShopDatabase, row: ContentPreviewRow): Promise<PreviewLink> {
  const { id, created_at, created_by, expires_at } = row;
  const path = `${PREVIEW_PATH}${id}.${await signWithShopSecret(db, getSignedText(row))}`;
  return { id, path, created_at, created_by, expires_at };
}

/** SQLite gives the number of a deleted row to the next one, so the number alone would let a revoked link open that one. */
function getSignedText({ id, kind, record_id: recordId, nonce }: ContentPreviewRow): string {
  return `content ${id} ${kind} ${recordId} ${nonce}`;
}
