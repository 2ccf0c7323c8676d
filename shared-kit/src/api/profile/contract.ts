import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, rowId } from '../contract.ts';
import { role } from '../login/contract.ts';
import { shippingAddress } from '../orders/fields.ts';
import { delivery } from '../users/contract.ts';
import { accountExport } from './export.ts';
import { erasure, passwordChange, profileDetails, savedAddressFields } from './fields.ts';

export type { AccountExport } from './export.ts';

/** Most addresses that an account keeps. */
export const MAX_ADDRESSES = 20;

/** What somebody's own account says of them. */
export const profile = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role,
  email_verified: z.boolean(),
  /** An address that the account changes to once it is verified; null where none waits. */
  pending_email: z.string().nullable(),
  created_at: instant,
  version: z.number().int(),
});
/** See {@link profile}. */
export type Profile = z.output<typeof profile>;

/** GET profile.php */
export const getProfile = defineCall({
  resource: 'profile',
  method: 'GET',
  permission: 'user',
  answer: answerOf(profile),
});

/**
 * PUT profile.php: what is not named stays. Where the shop can send mail, another e-mail waits until it is verified
 * (`verification` is `sent`); where it cannot, it changes at once. Either way it needs `current_password`.
 */
export const updateProfile = defineCall({
  resource: 'profile',
  method: 'PUT',
  permission: 'user',
  body: profileDetails.partial().extend({ version: z.number().int().optional() }),
  answer: doneAnswer.extend({ data: profile, verification: delivery }),
});

/** PUT profile.php?action=password: the other sessions of the account end, this one goes on. */
export const updatePassword = defineCall({
  resource: 'profile',
  method: 'PUT',
  action: 'password',
  permission: 'user',
  body: passwordChange,
  answer: doneAnswer,
});

/** An address that an account keeps. */
export const savedAddress = shippingAddress.extend({
  id: z.number().int(),
  is_default: z.boolean(),
  version: z.number().int(),
});
/** See {@link savedAddress}. */
export type SavedAddress = z.output<typeof savedAddress>;

const addresses = { resource: 'profile', action: 'addresses', permission: 'user' } as const;
const addressList = z.array(savedAddress);

/** GET profile.php?action=addresses: the default one first. */
export const listAddresses = defineCall({ ...addresses, method: 'GET', answer: answerOf(addressList) });

/** POST profile.php?action=addresses: the first one is the default, whatever it says. Answers all of them. */
export const createAddress = defineCall({
  ...addresses,
  method: 'POST',
  body: savedAddressFields,
  answer: doneAnswer.extend({ data: addressList }),
});

/** PUT profile.php?action=addresses: the whole address. One that is the default stays it until another one is. */
export const updateAddress = defineCall({
  ...addresses,
  method: 'PUT',
  body: savedAddressFields.extend({ id: rowId, version: z.number().int().optional() }),
  answer: doneAnswer.extend({ data: addressList }),
});

/** DELETE profile.php?action=addresses: the next one becomes the default where the default goes. */
export const deleteAddress = defineCall({
  ...addresses,
  method: 'DELETE',
  body: z.object({ id: rowId }),
  answer: doneAnswer.extend({ data: addressList }),
});

/** A place that the account is signed in at. */
export const openSession = z.object({
  id: z.string(),
  /** Browser and system, such as `Chrome · Windows`; empty where they are not known. */
  device: z.string(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  /** The one that asks. */
  is_current: z.boolean(),
});
/** See {@link openSession}. */
export type OpenSession = z.output<typeof openSession>;

const sessions = { resource: 'profile', action: 'sessions', permission: 'user' } as const;

/** GET profile.php?action=sessions: the one that was used last first. */
export const listSessions = defineCall({ ...sessions, method: 'GET', answer: answerOf(z.array(openSession)) });

/** DELETE profile.php?action=sessions: ends one of them. */
export const revokeSession = defineCall({
  ...sessions,
  method: 'DELETE',
  body: z.object({ id: z.string().min(1).max(64) }),
  answer: doneAnswer,
});

/** POST profile.php?action=revoke-other-sessions: ends all but the one that asks. */
export const revokeOtherSessions = defineCall({
  resource: 'profile',
  method: 'POST',
  action: 'revoke-other-sessions',
  permission: 'user',
  answer: doneAnswer,
});

/** GET profile.php?action=export: everything that the shop keeps about whoever asks (GDPR, articles 15 and 20). */
export const exportProfile = defineCall({
  resource: 'profile',
  method: 'GET',
  action: 'export',
  permission: 'user',
  answer: answerOf(accountExport),
});

/**
 * POST profile.php?action=erase: the account goes with all that hangs on it (GDPR, article 17); orders and bookings
 * stay as figures without a person, invoices as tax law wants them. Refused with 409 while an order or an appointment
 * is under way, and to the last admin.
 */
export const eraseProfile = defineCall({
  resource: 'profile',
  method: 'POST',
  action: 'erase',
  permission: 'user',
  body: erasure,
  answer: doneAnswer,
});
