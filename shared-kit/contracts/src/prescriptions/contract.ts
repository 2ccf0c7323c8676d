import { z } from 'zod';
import { addContactPrescriptionIssues, contactPrescriptionValues } from '../contact-prescriptions/fields.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId } from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';
import { addPrescriptionIssues, prescriptionRef, prescriptionValues } from './fields.ts';
import { lensUses } from './rules.ts';

/** Maximum number of prescriptions in a wallet. */
export const MAX_WALLET_PRESCRIPTIONS = 50;
/** Maximum length of a person's name. */
const MAX_PERSON = 80;
/** The file of a prescription; its content is a request of its own. */
export const prescriptionFile = z.object({ name: z.string(), mime: z.string(), size: z.number().int() });

const person = singleLineText(MAX_PERSON).default('');
const day = z.iso.date();

/** What a prescription is for. One for contact lenses has other values than one for glasses. */
export const prescriptionKind = z.enum(['glasses', 'contact_lenses']);

/** A stored prescription. It is a file only where both `values` and `lenses` are null. */
export const storedPrescription = z.object({
  kind: prescriptionKind.default('glasses'),
  person: z.string(),
  /** The day of the examination. */
  examined_on: day.nullable(),
  /** Of glasses. */
  values: prescriptionValues.nullable(),
  /** Of contact lenses. */
  lenses: contactPrescriptionValues.nullable().default(null),
  file: prescriptionFile.nullable(),
});
/** See {@link storedPrescription}. */
export type StoredPrescription = z.output<typeof storedPrescription>;

const written = z.object({
  person,
  examined_on: day.nullable().default(null),
  values: prescriptionValues.nullable().default(null),
  /** Explicit consent to the processing of health data (Regulation 2016/679, article 9). */
  consent: z.literal(true),
});

/**
 * POST prescriptions.php?action=save: stores a typed prescription for a cart and returns its token. It is deleted if no
 * order uses it. The rules depend on the use of the glasses.
 */
export const savePrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'POST',
  action: 'save',
  permission: 'public',
  invalidates: [],
  body: written
    .extend({ use: z.enum(lensUses), values: prescriptionValues })
    .superRefine(({ values, use }, context) => addPrescriptionIssues(values, use, context, ['values'])),
  response: dataResponse(z.object({ ref: prescriptionRef })),
});

/** POST prescriptions.php?action=upload, multipart with one photo or PDF: stores it for a cart or the wallet. */
export const uploadPrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'POST',
  action: 'upload',
  permission: 'public',
  invalidates: [],
  /** A multipart body has texts only. */
  body: z.object({ consent: z.literal('true') }),
  response: dataResponse(z.object({ ref: prescriptionRef, file: prescriptionFile })),
});

/** How a prescription reached the shop. */
export const storedSource = z.enum(['typed', 'file', 'later', 'shop']);
/** Where the check of an order's prescription is: not there yet, to check, requested again from the buyer, or approved. */
export const prescriptionStatus = z.enum(['waiting', 'received', 'correction', 'approved']);

/** The prescription of an order's line, for the optician. */
export const orderPrescription = storedPrescription.extend({
  id: z.number().int(),
  /** Of the order's line. */
  position: z.number().int(),
  source: storedSource,
  status: prescriptionStatus,
  version: z.number().int(),
});
/** See {@link orderPrescription}. */
export type OrderPrescription = z.output<typeof orderPrescription>;

/** GET prescriptions.php?action=order&id=…: the prescriptions of an order's lines; every opening is logged. */
export const listOrderPrescriptions = defineEndpoint({
  resource: 'prescriptions',
  method: 'GET',
  action: 'order',
  permission: 'optician',
  query: z.object({ id: rowId }),
  response: dataResponse(z.array(orderPrescription)),
});

/** GET prescriptions.php?action=order-file&id=…: the file of an order's prescription; the opening is logged. */
export const getOrderPrescriptionFile = defineEndpoint({
  resource: 'prescriptions',
  method: 'GET',
  action: 'order-file',
  permission: 'optician',
  query: z.object({ id: rowId }),
  response: dataResponse(prescriptionFile.extend({ content: z.base64() })),
});

/**
 * PUT prescriptions.php?action=transcribe: the optician writes the values, from the buyer's file, from old glasses or by phone.
 * It is then to be approved. 422 if they violate a rule of the line's use, 412 for a stale `version`.
 */
export const transcribePrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'PUT',
  action: 'transcribe',
  permission: 'optician',
  invalidates: [],
  body: z.object({ id: rowId, version: z.number().int(), values: prescriptionValues }),
  response: messageResponse,
});

/**
 * PUT prescriptions.php?action=approve: the optician has checked it. 409 without values that the line's use needs, 412 for a
 * stale `version`.
 */
export const approvePrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'PUT',
  action: 'approve',
  permission: 'optician',
  invalidates: [],
  body: z.object({ id: rowId, version: z.number().int() }),
  response: messageResponse,
});

/** Why the optician asks the buyer for a prescription again. Codes, so that no health data is in the e-mail and it has the buyer's language. */
export const correctionReasons = ['missing', 'unreadable', 'incomplete', 'unusual', 'expired'] as const;
/** See {@link correctionReasons}. */
export type CorrectionReason = (typeof correctionReasons)[number];

/**
 * PUT prescriptions.php?action=request-correction: asks the buyer by e-mail for the prescription, with a link to the page where
 * it is given. 412 for a stale `version`.
 */
export const requestCorrection = defineEndpoint({
  resource: 'prescriptions',
  method: 'PUT',
  action: 'request-correction',
  permission: 'optician',
  invalidates: [],
  body: z.object({ id: rowId, version: z.number().int(), reason: z.enum(correctionReasons) }),
  response: messageResponse,
});

const correctionToken = z.string().min(1).max(200);

/** For what a prescription is requested. What was stored before is not shown to the holder of the link. */
const requestedCorrection = z.object({
  order: z.string(),
  product: z.string(),
  use: z.enum(lensUses),
  /** Whether the shop still waits for it. */
  is_open: z.boolean(),
});
/** See {@link requestedCorrection}. */
export type RequestedCorrection = z.output<typeof requestedCorrection>;

/** GET prescriptions.php?action=correction&token=…: what the link of the e-mail is about. */
export const getCorrection = defineEndpoint({
  resource: 'prescriptions',
  method: 'GET',
  action: 'correction',
  permission: 'public',
  cache: 'none',
  query: z.object({ token: correctionToken }),
  response: dataResponse(requestedCorrection),
});

/** PUT prescriptions.php?action=correct: the buyer's prescription, typed or as an uploaded file. 409 if the shop does not wait for it. */
export const sendCorrection = defineEndpoint({
  resource: 'prescriptions',
  method: 'PUT',
  action: 'correct',
  permission: 'public',
  invalidates: [],
  body: z
    .object({
      token: correctionToken,
      values: prescriptionValues.nullable().default(null),
      file_ref: prescriptionRef.optional(),
      consent: z.literal(true),
    })
    .superRefine(({ values, file_ref: file }, context) => {
      if (!values && !file) context.addIssue({ code: 'custom', path: ['values'] });
    }),
  response: messageResponse,
});

/** A prescription of the wallet. */
export const walletPrescription = storedPrescription.extend({
  id: z.number().int(),
  version: z.number().int(),
  created_at: instant,
  /** The last day of its validity, from the day of the examination; null without one. */
  valid_until: day.nullable(),
});
/** See {@link walletPrescription}. */
export type WalletPrescription = z.output<typeof walletPrescription>;

/** GET prescriptions.php: the wallet of the signed-in user, newest first; the opening is logged. */
export const listPrescriptions = defineEndpoint({
  resource: 'prescriptions',
  method: 'GET',
  permission: 'user',
  response: dataResponse(z.array(walletPrescription)),
});

const walletBody = written.extend({
  kind: prescriptionKind.default('glasses'),
  /** Of contact lenses. */
  lenses: contactPrescriptionValues.nullable().default(null),
  /** Whose prescription it is: a wallet has those of several people. */
  person: singleLineText(MAX_PERSON).min(1),
  /** The token of an uploaded file that becomes the prescription's. */
  file_ref: prescriptionRef.optional(),
});
type WalletBody = Pick<z.output<typeof walletBody>, 'kind' | 'values' | 'lenses'>;

/** The rules of the values that the prescription has; it has none of the other kind. */
function addWalletIssues({ kind, values, lenses }: WalletBody, context: z.core.$RefinementCtx): void {
  const other = kind === 'glasses' ? 'lenses' : 'values';
  if ((kind === 'glasses' ? lenses : values) !== null) context.addIssue({ code: 'custom', path: [other] });
  if (values) addPrescriptionIssues(values, undefined, context, ['values']);
  if (lenses) addContactPrescriptionIssues(lenses, context, ['lenses']);
}

/** POST prescriptions.php: adds a prescription to the wallet; it has values, a file, or both. */
export const createPrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'POST',
  permission: 'user',
  invalidates: [],
  body: walletBody.superRefine((body, context) => {
    addWalletIssues(body, context);
    if (body.values || body.lenses || body.file_ref) return;
    context.addIssue({ code: 'custom', path: [body.kind === 'glasses' ? 'values' : 'lenses'] });
  }),
  response: messageResponse.extend({ data: z.object({ id: z.number().int() }) }),
});

/** PUT prescriptions.php: changes a prescription of the wallet; its file stays unless a new one is given. 412 for a stale `version`. */
export const updatePrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'PUT',
  permission: 'user',
  invalidates: [],
  body: walletBody.extend({ id: rowId, version: z.number().int() }).superRefine(addWalletIssues),
  response: messageResponse,
});

/** DELETE prescriptions.php: deletes a prescription of the wallet with its file. */
export const deletePrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'DELETE',
  permission: 'user',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

/** GET prescriptions.php?action=wallet-file&id=…: the file of a prescription of the wallet; 404 for another user's. The opening is logged. */
export const getWalletFile = defineEndpoint({
  resource: 'prescriptions',
  method: 'GET',
  action: 'wallet-file',
  permission: 'user',
  query: z.object({ id: rowId }),
  response: dataResponse(prescriptionFile.extend({ content: z.base64() })),
});

/**
 * POST prescriptions.php?action=copy: copies a prescription of the wallet for a cart and returns its token. 422 if its values
 * violate a rule of the use, 404 for one for contact lenses.
 */
export const copyPrescription = defineEndpoint({
  resource: 'prescriptions',
  method: 'POST',
  action: 'copy',
  permission: 'user',
  invalidates: [],
  body: z.object({ id: rowId, use: z.enum(lensUses) }),
  response: dataResponse(z.object({ ref: prescriptionRef, source: z.enum(['typed', 'file']) })),
});
