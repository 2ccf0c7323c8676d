/** What browsers of the Chromium family say of the visitor's line; others say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where nothing may be loaded ahead of need: the visitor saves data, or the line is too slow to share. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
