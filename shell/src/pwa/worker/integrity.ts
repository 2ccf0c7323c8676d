const HASH = /sha384-(\S+)/;

/** True for an answer whose bytes have the hash that is asked for (SHA-384, as SRI writes it), or where none is. */
export async function isIntact(integrity: string, answer: Response): Promise<boolean> {
  const expected = HASH.exec(integrity)?.[1];
  if (!expected) return true;
  const digest = await crypto.subtle.digest('SHA-384', await answer.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}
