import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFolder } from './data-folder.ts';

/** Days over which the orders are spread. */
const DAYS = 1_000;

/**
 * Adds products and orders to the database of the measured site until it has this many of each. The API must not be
 * running. Products are copies of the demo shop's with names and addresses of their own.
 */
export function addManyRows(count: number): void {
  const database = new DatabaseSync(path.join(dataFolder, 'fakos.sqlite'));
  try {
    database.exec('begin');
    copyProducts(database, count);
    addOrders(database, count);
    database.exec('commit');
    database.exec('analyze');
  } finally {
    database.close();
  }
}

function copyProducts(database: DatabaseSync, count: number): void {
  const columns = listColumns(database, 'products').filter((column) => column !== 'id');
  const changed: Readonly<Record<string, string>> = {
    slug: "slug || '-' || n",
    sku: "sku || '-' || n",
    name_el: "name_el || ' ' || n",
    name_en: "name_en || ' ' || n",
    sort_el: "sort_el || ' ' || n",
    sort_en: "sort_en || ' ' || n",
    search_text: "search_text || ' ' || n",
  };
  const values = columns.map((column) => changed[column] ?? column);
  const own = Number(database.prepare('select count(*) as own from products').get()?.own);
  database
    .prepare(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)
       insert into products (${columns.join(', ')})
       select ${values.join(', ')} from numbers
       join (select *, row_number() over (order by id) - 1 as place from products) on place = n % ?
       limit ?`,
    )
    .run(count, own, count - own);
}

function addOrders(database: DatabaseSync, count: number): void {
  const own = Number(database.prepare('select count(*) as own from orders').get()?.own);
  const insert = database.prepare(
    `insert into orders (number, token_hash, created_at, status, payment_status, fulfilment_status, version, language,
       full_name, email, phone, shipping_method, payment_method, note, items, subtotal_cents, shipping_cents,
       payment_fee_cents, total_cents, vat, marketing_consent, search_text, stock_state)
     values (?, ?, ?, ?, ?, ?, 1, 'el', ?, ?, '2100000000', 'courier', 'cash_on_delivery', '', 1, 5000, 0, 0, 5000,
       '{"24":968}', 0, ?, 'committed')`,
  );
  const now = Date.now();
  for (let n = own; n < count; n += 1) {
    const at = new Date(now - (n / count) * DAYS * 86_400_000).toISOString();
    const states = orderStates[n % orderStates.length] ?? orderStates[0];
    const name = `Πελάτης ${n}`;
    const number = `B-${String(n).padStart(6, '0')}`;
    insert.run(
      number,
      randomBytes(16).toString('hex'),
      at,
      ...states,
      name,
      `customer${n}@bench.example`,
      `${number} ${name} customer${n}@bench.example`.toLowerCase(),
    );
  }
}

/** The three states of an order, in the shares of a shop that has worked for years. */
const orderStates: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['pending', 'awaiting', 'unfulfilled'],
  ['completed', 'paid', 'delivered'],
  ['completed', 'paid', 'delivered'],
  ['processing', 'awaiting', 'shipped'],
  ['completed', 'paid', 'delivered'],
  ['cancelled', 'failed', 'unfulfilled'],
];

function listColumns(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name));
}
