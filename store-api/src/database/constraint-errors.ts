/** SQLITE_CONSTRAINT_FOREIGNKEY */
const SQLITE_FOREIGN_KEY = 787;
/** foreign_key_violation of the SQL standard */
const POSTGRES_FOREIGN_KEY = '23503';

/** True if a statement failed because of a foreign key: a row is still referenced, or a referenced row does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const isSqlite = 'errcode' in error && error.errcode === SQLITE_FOREIGN_KEY;
  return isSqlite || ('code' in error && error.code === POSTGRES_FOREIGN_KEY);
}
