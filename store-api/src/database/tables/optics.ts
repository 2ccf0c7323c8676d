import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import type { Generated, Selectable } from 'kysely';

export type PrescriptionSource = OrderPrescription['source'];
type PrescriptionStatus = OrderPrescription['status'];

/** The shop's lens options: one row, whose `value` is JSON. */
export interface LensCatalogueTable {
  id: number;
  value: string;
  version: number;
  updated_at: string;
}

/** A prescription of an order's line, of a cart until `expires_at`, or of an account's wallet: with `user_id` alone. */
export interface PrescriptionsTable {
  id: Generated<number>;
  /** Hash of the token of a cart's prescription. */
  token_hash: string | null;
  /** The account of a wallet or of the visitor who saved it for a cart; null once an order has it. */
  user_id: number | null;
  order_id: number | null;
  /** Of the order's line. */
  position: number | null;
  source: PrescriptionSource;
  status: PrescriptionStatus;
  /** Encrypted JSON with person, values and description of the file. */
  sealed: string;
  /** Name of the encrypted file in the data folder. */
  file: string | null;
  consent_at: string;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  version: Generated<number>;
}

/** Who opened a prescription: the e-mail address of staff, or `customer` for its owner. */
export interface PrescriptionOpeningsTable {
  id: Generated<number>;
  prescription_id: number;
  actor: string;
  at: string;
}

/** Lenses and prescriptions. */
export interface OpticsTables {
  lens_catalogue: LensCatalogueTable;
  prescriptions: PrescriptionsTable;
  prescription_openings: PrescriptionOpeningsTable;
}

export type PrescriptionRow = Selectable<PrescriptionsTable>;
