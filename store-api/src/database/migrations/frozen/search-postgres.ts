import { listedColumns } from './listed-columns.ts';

const line = (number: number, weight: string) =>
  `setweight(to_tsvector('simple', split_part(new.search_text, E'\\n', ${number})), '${weight}')`;
const words = [line(1, 'A'), line(2, 'B'), line(3, 'C')].join(' || ');

const wordsOf = (table: string, index: string) => [
  `create table ${index} (id integer primary key references ${table} (id) on delete cascade, words tsvector not null)`,
  `create function ${index}_write() returns trigger language plpgsql as $body$ begin
    insert into ${index} (id, words) values (new.id, ${words})
      on conflict (id) do update set words = excluded.words;
    return null; end $body$`,
  `create trigger ${index}_insert after insert on ${table} for each row execute function ${index}_write()`,
  `create trigger ${index}_update after update of search_text on ${table} for each row
    when (old.search_text is distinct from new.search_text) execute function ${index}_write()`,
  `create index ${index}_by_word on ${index} using gin (words)`,
];

/** Without the pg_trgm extension or the right to create it, mistyped words are not found. */
const trigrams = `do $body$ begin
  create extension if not exists pg_trgm;
  create index products_by_trigram on products using gin (search_text gin_trgm_ops);
exception when others then raise notice 'no pg_trgm: mistyped words find nothing'; end $body$`;

const isListedAnew = [
  ...listedColumns.map((column) => `old.${column} is distinct from new.${column}`),
  '(old.stock > 0) is distinct from (new.stock > 0)',
].join(' or ');

/**
 * Tables and triggers of search and product lists on PostgreSQL. Changes are marked with their transaction id instead of
 * a sequence number, because transactions commit in another order than they start.
 */
export const postgresSearch: readonly string[] = [
  ...wordsOf('products', 'product_search'),
  ...wordsOf('posts', 'post_search'),
  trigrams,
  'create table product_changes (product_id integer primary key, mark xid8 not null)',
  'create index product_changes_by_mark on product_changes (mark)',
  `create function product_changes_write() returns trigger language plpgsql as $body$ begin
    insert into product_changes (product_id, mark) values (coalesce(new.id, old.id), pg_current_xact_id())
      on conflict (product_id) do update set mark = excluded.mark;
    return null; end $body$`,
  `create trigger product_changes_insert after insert or delete on products
    for each row execute function product_changes_write()`,
  `create trigger product_changes_update after update on products
    for each row when (${isListedAnew}) execute function product_changes_write()`,
];
