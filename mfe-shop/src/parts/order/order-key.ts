/** Identifies an order: its number with its token, or the number alone for the signed-in customer. */
export interface OrderKey {
  readonly number: string;
  readonly token?: string | undefined;
}
