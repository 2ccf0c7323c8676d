/** SQLITE_CONSTRAINT_FOREIGNKEY */
const SQLITE_FOREIGN_KEY = 787;
/** foreign_key_violation of the SQL standard */
const POSTGRES_FOREIGN_KEY = '23503';

/** True where a statement failed because another row still names, or does not find, the one it was about. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const isSqlite = 'errcode' in error && error.errcode === SQLITE_FOREIGN_KEY;
  return isSqlite || ('code' in error && error.code === POSTGRES_FOREIGN_KEY);
}
