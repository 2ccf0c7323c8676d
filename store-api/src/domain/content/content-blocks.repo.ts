import type { ContentKey } from '@fakos/contracts/content/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ContentBlocksTable } from '../../database/tables/content.ts';
import type { Language } from '../../text/translate.ts';

/** The stored texts of some keys in a language. */
export function findBlocks(db: ShopDatabase, keys: readonly ContentKey[], language: Language) {
  return db
    .selectFrom('content_blocks')
    .select(['key', `title_${language} as title`, `body_${language} as body`])
    .where('key', 'in', keys)
    .execute();
}

/** All stored texts. */
export function findAdminBlocks(db: ShopDatabase): Promise<ContentBlocksTable[]> {
  return db.selectFrom('content_blocks').selectAll().execute();
}

/** When a text was last changed. */
export async function findBlockVersion(db: ShopDatabase, key: ContentKey): Promise<string | undefined> {
  const row = await db.selectFrom('content_blocks').select('updated_at').where('key', '=', key).executeTakeFirst();
  return row?.updated_at;
}

/** Replaces a text; false if another user changed it first. */
export async function writeBlock(db: ShopDatabase, block: ContentBlocksTable, seen: string | undefined) {
  const { key, ...values } = block;
  const result =
    seen === undefined
      ? await db
          .insertInto('content_blocks')
          .values(block)
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows: rows }) => rows)
      : await db
          .updateTable('content_blocks')
          .set(values)
          .where('key', '=', key)
          .where('updated_at', '=', seen)
          .executeTakeFirst()
          .then(({ numUpdatedRows: rows }) => rows);
  return result === 1n;
}
