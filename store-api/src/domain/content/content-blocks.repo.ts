import type { ContentKey } from '@fakos/contracts/content/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ContentBlocksTable } from '../../database/tables/content.ts';
import type { Language } from '../../text/translate.ts';

/** The texts of some keys that were written, in a language. */
export function findBlocks(db: ShopDatabase, keys: readonly ContentKey[], language: Language) {
  return db
    .selectFrom('content_blocks')
    .select(['key', `title_${language} as title`, `body_${language} as body`])
    .where('key', 'in', keys)
    .execute();
}

/** All texts that were written. */
export function findAdminBlocks(db: ShopDatabase): Promise<ContentBlocksTable[]> {
  return db.selectFrom('content_blocks').selectAll().execute();
}

/** When a text was written last. */
export async function findBlockVersion(db: ShopDatabase, key: ContentKey): Promise<string | undefined> {
  const row = await db.selectFrom('content_blocks').select('updated_at').where('key', '=', key).executeTakeFirst();
  return row?.updated_at;
}

/** Writes a text whole, over the one that was seen; false where somebody else was faster. */
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
