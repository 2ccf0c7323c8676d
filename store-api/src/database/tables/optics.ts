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

/** A prescription of an order's line, or of a cart until `expires_at`. */
export interface PrescriptionsTable {
  id: Generated<number>;
  /** Hash of the token of a cart's prescription. */
  token_hash: string | null;
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

/** Which members of staff opened a prescription. */
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
