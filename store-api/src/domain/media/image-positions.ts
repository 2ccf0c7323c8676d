import { getImageUrl, imageTypes } from '@fakos/contracts/images/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { foldersByType } from './image-folders.ts';

/** Maximum number of positions, because every page includes them; the ones that were changed last are included. */
const MAX_POSITIONS = 500;
/** Default focal point: the centre. */
const CENTRE = 50;

/** CSS `object-position` by URL of the images whose focal point is not the centre; undefined without any. */
export async function findImagePositions(db: ShopDatabase): Promise<Record<string, string> | undefined> {
  const rows = await db
    .selectFrom('pictures')
    .select(['folder', 'filename', 'focal_x', 'focal_y'])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('focal_x', '!=', CENTRE), eb('focal_y', '!=', CENTRE)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_POSITIONS)
    .execute();
  if (rows.length === 0) return undefined;
  const entries = rows.flatMap(({ folder, filename, focal_x: x, focal_y: y }) =>
    imageTypes
      .filter((type) => foldersByType[type].includes(folder))
      .map((type) => [getImageUrl(type, filename), `${x}% ${y}%`] as const),
  );
  return Object.fromEntries(entries);
}
