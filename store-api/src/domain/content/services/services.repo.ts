import type { Insertable, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentStatus, ServiceRow, ServicesTable } from '../../../database/tables/content.ts';
import type { Language } from '../../../text/translate.ts';

function publicColumns(language: Language) {
  return [
    'id',
    'slug',
    `title_${language} as title`,
    `excerpt_${language} as excerpt`,
    `content_${language} as content`,
    'icon',
    'image',
    'duration',
    'price_cents',
    'bookable',
  ] as const;
}

/** Published services in the shop's order. */
export function findServices(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('services')
    .select(publicColumns(language))
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The service with a slug; drafts are visible to staff, trashed services to nobody. */
export function findServiceBySlug(db: ShopDatabase, slug: string, language: Language, isStaff: boolean) {
  return db
    .selectFrom('services')
    .select(publicColumns(language))
    .where('slug', '=', slug)
    .where('status', 'in', isStaff ? ['published', 'draft'] : ['published'])
    .executeTakeFirst();
}

/** Services of a status, or all but the trash, in the shop's order. */
export function findAdminServices(db: ShopDatabase, status?: ContentStatus): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .selectAll()
    .where('status', status === undefined ? '!=' : '=', status ?? 'trash')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A service of any status as it is stored. */
export function findService(db: ShopDatabase, id: number): Promise<ServiceRow | undefined> {
  return db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Services as they are stored. */
export function findServicesByIds(db: ShopDatabase, ids: readonly number[]): Promise<ServiceRow[]> {
  return db.selectFrom('services').selectAll().where('id', 'in', ids).execute();
}

/** Inserts a service and returns its ID. */
export async function insertService(db: ShopDatabase, values: Insertable<ServicesTable>): Promise<number> {
  return (await db.insertInto('services').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a service. */
export async function changeService(db: ShopDatabase, id: number, values: Updateable<ServicesTable>): Promise<void> {
  await db.updateTable('services').set(values).where('id', '=', id).execute();
}
