import type { FrameFit } from '@fakos/contracts/profile/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';

/** Maximum number of bought frames in a response. */
const MAX_OWNED = 20;

/** The frame size of an account, and the frames that it bought: each once, with all three measures, the newest first. */
export async function findFrameFit(db: ShopDatabase, userId: number, language: Language): Promise<FrameFit> {
  const user = await db.selectFrom('users').select('frame_size').where('id', '=', userId).executeTakeFirst();
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['products.slug', `products.name_${language} as name`])
    .select(['products.lens_width', 'products.bridge_width', 'products.temple_length'])
    .select((eb) => eb.fn.max('orders.id').as('last'))
    .where('orders.user_id', '=', userId)
    .where('orders.status', '!=', 'cancelled')
    .where('products.lens_width', 'is not', null)
    .where('products.bridge_width', 'is not', null)
    .where('products.temple_length', 'is not', null)
    .groupBy(['products.id', 'products.slug', `products.name_${language}`])
    .groupBy(['products.lens_width', 'products.bridge_width', 'products.temple_length'])
    .orderBy('last', 'desc')
    .limit(MAX_OWNED)
    .execute();
  return {
    size: user?.frame_size ?? null,
    owned: rows.map(({ slug, name, lens_width: lens, bridge_width: bridge, temple_length: temple }) => ({
      slug,
      name,
      size: `${lens}-${bridge}-${temple}`,
    })),
  };
}

/** Stores the frame size of an account; null deletes it. */
export async function setFrameSize(db: ShopDatabase, userId: number, size: string | null): Promise<void> {
  await db.updateTable('users').set({ frame_size: size }).where('id', '=', userId).execute();
}
