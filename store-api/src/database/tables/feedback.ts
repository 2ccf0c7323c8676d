import type { RejectionReason, ReviewStatus } from '@fakos/contracts/reviews/rules';
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

/** A buyer's review of a product. */
export interface ReviewsTable {
  id: Generated<number>;
  product_id: number;
  /** The latest order with which the buyer bought it. */
  order_id: number;
  /** Of the buyer, in lower case. */
  email: string;
  author: string;
  stars: number;
  text: string;
  language: Language;
  status: ReviewStatus;
  /** Of a rejected review. */
  reason: RejectionReason | null;
  /** The shop's reply; empty without one. */
  reply: Generated<string>;
  replied_at: string | null;
  created_at: string;
  moderated_at: string | null;
  search_text: string;
  version: Generated<number>;
}

/** What customers tell the shop about products. */
export interface FeedbackTables {
  stock_alerts: StockAlertsTable;
  reviews: ReviewsTable;
}

export type ReviewRow = Selectable<ReviewsTable>;
export type StockAlertRow = Selectable<StockAlertsTable>;
