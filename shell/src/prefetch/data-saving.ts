/** The Network Information API (Chromium only). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where nothing should be prefetched: the visitor saves data, or the connection is slow. */
export function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
