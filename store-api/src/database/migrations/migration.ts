import type { ShopDatabase } from '../schema.ts';

/** A step from one shape of the store to the next. `identity` is the engine's type of a table's own number. */
export interface Migration {
  up(db: ShopDatabase, identity: string): Promise<void>;
}
