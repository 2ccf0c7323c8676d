import { listedColumns } from './listed-columns.ts';

const LINE_BREAK = 'char(10)';

/** The part of a text before its first line break, or all of it; and the rest. */
const head = (text: string) => `substr(${text}, 1, instr(${text} || ${LINE_BREAK}, ${LINE_BREAK}) - 1)`;
const tail = (text: string) => `substr(${text}, instr(${text} || ${LINE_BREAK}, ${LINE_BREAK}) + 1)`;

const insertWords = (index: string) => {
  const text = 'new.search_text';
  const words = [head(text), head(tail(text)), tail(tail(text))];
  return `insert into ${index} (rowid, names, labels, texts) values (new.id, ${words.join(', ')});`;
};

const wordsOf = (table: string, index: string) => [
  // Words are folded before they come here; without positions the index is a third as large.
  `create virtual table ${index} using fts5 (names, labels, texts, content = '', contentless_delete = 1,
    detail = column, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0')`,
  `create trigger ${index}_insert after insert on ${table} begin ${insertWords(index)} end`,
  `create trigger ${index}_update after update of search_text on ${table} when old.search_text is not new.search_text
    begin delete from ${index} where rowid = old.id; ${insertWords(index)} end`,
  `create trigger ${index}_delete after delete on ${table} begin delete from ${index} where rowid = old.id; end`,
];

const note = (row: 'old' | 'new') => `begin
  insert into product_changes (product_id, mark)
    values (${row}.id, (select coalesce(max(mark), 0) + 1 from product_changes))
    on conflict (product_id) do update set mark = excluded.mark; end`;

const isListedAnew = [
  ...listedColumns.map((column) => `old.${column} is not new.${column}`),
  '(old.stock > 0) is not (new.stock > 0)',
].join(' or ');

/** Tables and triggers of search and product lists on SQLite. With one writer, sequence numbers are in commit order. */
export const sqliteSearch: readonly string[] = [
  ...wordsOf('products', 'product_search'),
  ...wordsOf('posts', 'post_search'),
  "create virtual table product_words using fts5vocab ('product_search', 'row')",
  'create table product_changes (product_id integer primary key, mark integer not null)',
  'create index product_changes_by_mark on product_changes (mark)',
  `create trigger product_changes_insert after insert on products ${note('new')}`,
  `create trigger product_changes_update after update on products when ${isListedAnew} ${note('new')}`,
  `create trigger product_changes_delete after delete on products ${note('old')}`,
];
