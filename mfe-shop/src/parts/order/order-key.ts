/** Names an order to the server: its number with its token, or alone for the account that placed it. */
export interface OrderKey {
  readonly number: string;
  readonly token?: string | undefined;
}
