/** The Network Information API (Chromium only). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where nothing should be prefetched: the visitor saves data, or the connection is slow. */
export function shouldSaveData(): boolean {
  const { saveData, effectiveType } = getConnection();
  return saveData === true || (effectiveType?.endsWith('2g') ?? false);
}

/** True where code may be prefetched that the visitor has not asked for: the connection is known to be fast. */
export function isConnectionFast(): boolean {
  return !shouldSaveData() && getConnection().effectiveType === '4g';
}

function getConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
