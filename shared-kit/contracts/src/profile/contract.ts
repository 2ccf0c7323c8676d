import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId, slug } from '../endpoint.ts';
import { role } from '../login/contract.ts';
import { twoStepCode } from '../login/fields.ts';
import { shippingAddress } from '../orders/fields.ts';
import { delivery } from '../users/contract.ts';
import { accountExport } from './export.ts';
import { accountErasure, passwordChange, profileDetails, savedAddressFields } from './fields.ts';

export type { AccountExport } from './export.ts';

/** Maximum number of saved addresses of an account. */
export const MAX_ADDRESSES = 20;

/** The signed-in user's profile. */
export const profile = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role,
  email_verified: z.boolean(),
  /** New e-mail address that is not verified yet; null without one. */
  pending_email: z.string().nullable(),
  created_at: instant,
  version: z.number().int(),
});
/** See {@link profile}. */
export type Profile = z.output<typeof profile>;

/** GET profile.php */
export const getProfile = defineEndpoint({
  resource: 'profile',
  method: 'GET',
  permission: 'user',
  response: dataResponse(profile),
});

/**
 * PUT profile.php: changes the given fields. A new e-mail address needs `current_password`. If the shop can send e-mails,
 * it takes effect once verified (`verification` is `sent`), otherwise immediately.
 */
export const updateProfile = defineEndpoint({
  resource: 'profile',
  method: 'PUT',
  permission: 'user',
  invalidates: [],
  body: profileDetails.partial().extend({ version: z.number().int().optional() }),
  response: messageResponse.extend({ data: profile, verification: delivery }),
});

/** PUT profile.php?action=password: ends the account's other sessions and keeps this one. */
export const updatePassword = defineEndpoint({
  resource: 'profile',
  method: 'PUT',
  action: 'password',
  permission: 'user',
  invalidates: [],
  body: passwordChange,
  response: messageResponse,
});

/** A saved address; it may be older than the rule for postcodes. */
export const savedAddress = shippingAddress.extend({
  postcode: z.string(),
  id: z.number().int(),
  is_default: z.boolean(),
  version: z.number().int(),
});
/** See {@link savedAddress}. */
export type SavedAddress = z.output<typeof savedAddress>;

const addresses = { resource: 'profile', action: 'addresses', permission: 'user' } as const;
const addressList = z.array(savedAddress);

/** GET profile.php?action=addresses: the default one first. */
export const listAddresses = defineEndpoint({ ...addresses, method: 'GET', response: dataResponse(addressList) });

/** POST profile.php?action=addresses: the first address always becomes the default. Responds with all addresses. */
export const createAddress = defineEndpoint({
  ...addresses,
  method: 'POST',
  invalidates: [],
  body: savedAddressFields,
  response: messageResponse.extend({ data: addressList }),
});

/** PUT profile.php?action=addresses: replaces an address. The default one stays the default until another one is chosen. */
export const updateAddress = defineEndpoint({
  ...addresses,
  method: 'PUT',
  invalidates: [],
  body: savedAddressFields.extend({ id: rowId, version: z.number().int().optional() }),
  response: messageResponse.extend({ data: addressList }),
});

/** DELETE profile.php?action=addresses: if the default is deleted, the next address becomes the default. */
export const deleteAddress = defineEndpoint({
  ...addresses,
  method: 'DELETE',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse.extend({ data: addressList }),
});

/** Measures as they are engraved on a temple: lens, bridge and temple in millimetres, such as `52-17-140`. */
const frameSize = z.string().regex(/^\d{2}-\d{1,2}-\d{2,3}$/);

const frameFit = z.object({
  /** Of the frame that fits the user; null if unknown. */
  size: frameSize.nullable(),
  /** Frames that the user ordered while signed in, the newest first. */
  owned: z.array(z.object({ slug, name: z.string(), size: z.string() })),
});
/** See {@link getFrameFit}. */
export type FrameFit = z.output<typeof frameFit>;

const fit = { resource: 'profile', action: 'frame-fit', permission: 'user' } as const;

/** GET profile.php?action=frame-fit: the size of a frame that fits the user, and the sizes of frames that they bought. */
export const getFrameFit = defineEndpoint({ ...fit, method: 'GET', response: dataResponse(frameFit) });

/** PUT profile.php?action=frame-fit: stores the size, or deletes it. */
export const updateFrameFit = defineEndpoint({
  ...fit,
  method: 'PUT',
  invalidates: [],
  body: z.object({ size: frameSize.nullable() }),
  response: messageResponse.extend({ data: frameFit }),
});

const twoStep = { resource: 'profile', permission: 'user' } as const;
const twoStepProof = z.object({ current_password: z.string().min(1).max(1024), code: twoStepCode });
const recoveryCodesResponse = messageResponse.extend({ data: z.object({ recovery_codes: z.array(z.string()) }) });

/** State of two-step login (RFC 6238: SHA-1, six digits, 30 seconds). */
export const twoStepState = z.object({
  /** Null while it is off. */
  on_since: instant.nullable(),
  recovery_codes_left: z.number().int(),
  /** Whether the shop requires it of this account; it cannot be turned off then. */
  is_required: z.boolean(),
});
/** See {@link twoStepState}. */
export type TwoStepState = z.output<typeof twoStepState>;

/** GET profile.php?action=two-step */
export const getTwoStep = defineEndpoint({
  ...twoStep,
  method: 'GET',
  action: 'two-step',
  response: dataResponse(twoStepState),
});

/** POST profile.php?action=two-step-start: a new secret for the app; 409 while two-step login is on. */
export const startTwoStep = defineEndpoint({
  ...twoStep,
  method: 'POST',
  action: 'two-step-start',
  invalidates: [],
  body: twoStepProof.pick({ current_password: true }),
  response: dataResponse(z.object({ secret: z.string(), uri: z.string() })),
});

/** POST profile.php?action=two-step-confirm: turns it on, ends the other sessions, responds with the recovery codes once. */
export const confirmTwoStep = defineEndpoint({
  ...twoStep,
  method: 'POST',
  action: 'two-step-confirm',
  invalidates: [],
  body: twoStepProof.pick({ code: true }),
  response: recoveryCodesResponse,
});

/** POST profile.php?action=two-step-codes: new recovery codes; the old ones end. */
export const renewRecoveryCodes = defineEndpoint({
  ...twoStep,
  method: 'POST',
  action: 'two-step-codes',
  invalidates: [],
  body: twoStepProof,
  response: recoveryCodesResponse,
});

/** POST profile.php?action=two-step-off: 409 where the shop requires it. */
export const turnOffTwoStep = defineEndpoint({
  ...twoStep,
  method: 'POST',
  action: 'two-step-off',
  invalidates: [],
  body: twoStepProof,
  response: messageResponse,
});

/** An open session of the account. */
export const openSession = z.object({
  id: z.string(),
  /** Browser and operating system, such as `Chrome · Windows`; '' if unknown. */
  device: z.string(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  /** True for the session of this request. */
  is_current: z.boolean(),
});
/** See {@link openSession}. */
export type OpenSession = z.output<typeof openSession>;

const sessions = { resource: 'profile', action: 'sessions', permission: 'user' } as const;

/** GET profile.php?action=sessions: most recently used first. */
export const listSessions = defineEndpoint({
  ...sessions,
  method: 'GET',
  response: dataResponse(z.array(openSession)),
});

/** DELETE profile.php?action=sessions: ends one session. */
export const revokeSession = defineEndpoint({
  ...sessions,
  method: 'DELETE',
  invalidates: [],
  body: z.object({ id: z.string().min(1).max(64) }),
  response: messageResponse,
});

/** POST profile.php?action=revoke-other-sessions: ends all sessions except that of the request. */
export const revokeOtherSessions = defineEndpoint({
  resource: 'profile',
  method: 'POST',
  action: 'revoke-other-sessions',
  permission: 'user',
  invalidates: [],
  response: messageResponse,
});

/** GET profile.php?action=export: all data that the shop stores about the user (GDPR, articles 15 and 20). */
export const exportProfile = defineEndpoint({
  resource: 'profile',
  method: 'GET',
  action: 'export',
  permission: 'user',
  response: dataResponse(accountExport),
});

/**
 * POST profile.php?action=erase: deletes the account and its data (GDPR, article 17). Orders and bookings are anonymised;
 * invoices are retained as tax law requires. 409 while an order or a booking is open, and for the last admin.
 */
export const eraseProfile = defineEndpoint({
  resource: 'profile',
  method: 'POST',
  action: 'erase',
  permission: 'user',
  invalidates: [],
  body: accountErasure,
  response: messageResponse,
});
