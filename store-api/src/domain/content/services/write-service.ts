import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { toCents } from '@fakos/contracts/money';
import type { createService, deleteService, reorderServices, updateService } from '@fakos/contracts/services/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, requireFound } from '../../../errors/failure.ts';
import { followSlug, forgetSlug } from '../../redirects/follow-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { checkOrder, getNextPosition } from '../../writing/row-order.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { changeService, findAdminServices, findService, insertService } from './services.repo.ts';

/** Inserts a service at the end, inside a transaction that is the only one to write services. */
export async function create(db: ShopDatabase, wanted: z.output<typeof createService.body>, editor: Editor) {
  checkTitles(wanted, editor);
  const names = [wanted.title_el, wanted.title_en];
  const slug = await chooseSlug(db, 'services', { slug: wanted.slug, names, language: editor.language });
  const version = new Date().toISOString();
  const { price, bookable, schedule, ...rest } = wanted;
  const id = await insertService(db, {
    ...rest,
    content_el: sanitiseHtml(rest.content_el),
    content_en: sanitiseHtml(rest.content_en),
    price_cents: toOptionalCents(price),
    bookable: bookable ? 1 : 0,
    schedule: JSON.stringify(schedule),
    slug,
    position: await getNextPosition(db, 'services'),
    updated_at: version,
    updated_by: editor.user.email,
  });
  await followSlug(db, { kind: 'service', id, after: slug, actor: editor.user.email });
  return { id, slug, version };
}

/** Updates a service. */
export async function update(db: ShopDatabase, wanted: z.output<typeof updateService.body>, editor: Editor) {
  const { id, version: seen, price, bookable, schedule, content_el: greek, content_en: english, ...changes } = wanted;
  const row = requireFound(await findService(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  checkTitles(after, editor);
  const wish = { slug: after.slug, names: [after.title_el, after.title_en], ownId: id, language: editor.language };
  const slug = await chooseSlug(db, 'services', wish);
  const version = getNextVersion(row.updated_at);
  await changeService(db, id, {
    ...changes,
    ...(greek !== undefined && { content_el: sanitiseHtml(greek) }),
    ...(english !== undefined && { content_en: sanitiseHtml(english) }),
    ...(price !== undefined && { price_cents: toOptionalCents(price) }),
    ...(bookable !== undefined && { bookable: bookable ? 1 : 0 }),
    ...(schedule !== undefined && { schedule: JSON.stringify(schedule) }),
    slug,
    updated_at: version,
    updated_by: editor.user.email,
  });
  const wasPublic = row.status === 'published';
  await followSlug(db, { kind: 'service', id, before: row.slug, after: slug, wasPublic, actor: editor.user.email });
  return { id, slug, version };
}

/** Moves a service to the trash; setting a status restores it. */
export async function discard(db: ShopDatabase, wanted: z.output<typeof deleteService.body>, editor: Editor) {
  const found = await findService(db, wanted.id);
  const row = requireFound(found?.status === 'trash' ? undefined : found);
  checkVersion(wanted.version, row.updated_at);
  const stamps = { updated_at: getNextVersion(row.updated_at), updated_by: editor.user.email };
  await changeService(db, row.id, { status: 'trash', ...stamps });
  await forgetSlug(db, 'service', row.slug);
}

/** Sorts all services; versions stay, because no data visible to an editor changes. */
export async function order(db: ShopDatabase, { ids }: z.output<typeof reorderServices.body>, editor: Editor) {
  checkOrder(ids, await findAdminServices(db), { rule: 'everyService', language: editor.language });
  for (const [index, id] of ids.entries()) await changeService(db, id, { position: index + 1 });
}

function toOptionalCents(price: number | null): number | null {
  return price === null ? null : toCents(price);
}

function checkTitles({ status, title_en: title }: { status: string; title_en: string }, { language }: Editor): void {
  if (status === 'published' && title === '') throw brokenRule(language, 'title_en', 'bothTitles');
}
