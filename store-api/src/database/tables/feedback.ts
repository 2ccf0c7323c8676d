import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../text/translate.ts';

/** A request for one e-mail when a product is back; the row is deleted when that e-mail is queued. */
export interface StockAlertsTable {
  id: Generated<number>;
  product_id: number;
  /** In lower case. */
  email: string;
  language: Language;
  created_at: string;
  /** Null until the owner of the address has confirmed it. */
  confirmed_at: string | null;
}

/** What customers tell the shop about products. */
export interface FeedbackTables {
  stock_alerts: StockAlertsTable;
}

export type StockAlertRow = Selectable<StockAlertsTable>;
