import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { createFirstOwner } from '../src/domain/accounts/first-owner.ts';
import { fillShop } from './fill-shop.ts';

// node store-api/bench/generate-shop.ts --products 100000 --posts 5000 --order-lines 1000000 --folder DATA_DIR
// Fills the empty shop in a folder, or in the PostgreSQL database that DATABASE_URL names.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    posts: { type: 'string', default: '5000' },
    'order-lines': { type: 'string', default: '1000000' },
    folder: { type: 'string', default: './data' },
  },
});

/** The owner of a generated shop. */
const owner = { email: 'owner@example.gr', password: process.env.ADMIN_PASSWORD };

const startedAt = performance.now();
const store = openDatabase({ url: process.env.DATABASE_URL || undefined, file: join(values.folder, 'fakos.sqlite') });
await migrate(store);
const { password } = (await createFirstOwner(store.db, owner)) ?? {};
await fillShop(store.db, {
  products: Number(values.products),
  posts: Number(values.posts),
  orderLines: Number(values['order-lines']),
});
await store.close();
console.log(`Filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. ${owner.email} ${password ?? ''}`);
