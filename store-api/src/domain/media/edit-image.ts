import type { ImageUsage, updateMedia } from '@fakos/contracts/media/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { toSearchText } from '../../text/normalise.ts';
import { type Language, translate } from '../../text/translate.ts';
import type { FilesPlace } from '../files/open-storage.ts';
import { checkVersion, getNextVersion } from '../writing/versions.ts';
import { findUses } from './image-uses.ts';
import { changeImage, findImage, type ImageRow } from './images.repo.ts';
import { emptyOldTrash, moveToTrash, restoreFromTrash } from './trash.ts';

/** Changes the texts and the focal point of an image inside a transaction. */
export async function editImage(db: ShopDatabase, wanted: z.output<typeof updateMedia.body>): Promise<ImageRow> {
  const row = requireVisible(await findImage(db, wanted.id));
  checkVersion(wanted.version, row.updated_at);
  const { alt_el = row.alt_el, alt_en = row.alt_en, title_el = row.title_el, title_en = row.title_en } = wanted;
  const texts = { alt_el, alt_en, title_el, title_en };
  const search_text = toSearchText(row.filename, ...Object.values(texts));
  const { focal_x = row.focal_x, focal_y = row.focal_y } = wanted;
  const change = { ...texts, focal_x, focal_y, search_text, updated_at: getNextVersion(row.updated_at) };
  if (!(await changeImage(db, row, change))) throw new Failure('STALE_VERSION');
  return { ...row, ...change };
}

interface Discarded {
  readonly id: number;
  readonly force?: boolean | undefined;
  readonly actor: string;
  readonly language: Language;
}

/** Moves an image to the trash; STILL_IN_USE if a page shows it, unless `force` is set. */
export async function discardImage(
  db: ShopDatabase,
  place: FilesPlace,
  { id, force, actor, language }: Discarded,
): Promise<void> {
  const row = requireVisible(await findImage(db, id));
  if (!force) refuseWhileUsed(row, await findUses(db, row, language), language);
  await moveToTrash(db, place, row, actor);
  await emptyOldTrash(db, place);
}

/** Restores an image from the trash. */
export async function restoreImage(db: ShopDatabase, place: FilesPlace, id: number): Promise<ImageRow> {
  const row = requireFound(await findImage(db, id));
  if (row.deleted_at !== null) await restoreFromTrash(db, place, row);
  return requireFound(await findImage(db, id));
}

/** Throws STILL_IN_USE with the places that show an image. */
export function refuseWhileUsed(row: ImageRow, uses: readonly ImageUsage[], language: Language): void {
  if (uses.length === 0) return;
  const counts = Map.groupBy(uses, ({ kind }) => kind);
  const words = Array.from(counts, ([kind, { length: count }]) =>
    translate(language, `uses.${kind}.${count === 1 ? 'one' : 'other'}`, { count }),
  );
  throw new Failure('STILL_IN_USE', {
    reason: 'pictureInUse',
    params: { name: row.filename, uses: new Intl.ListFormat(language).format(words) },
    extra: { used_in: uses },
  });
}

/** Images in the trash can only be restored. */
export function requireVisible(row: ImageRow | undefined): ImageRow {
  if (!row || row.deleted_at !== null) throw new Failure('NOT_FOUND');
  return row;
}
