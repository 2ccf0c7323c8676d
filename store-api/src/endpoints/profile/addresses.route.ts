import { createAddress, deleteAddress, listAddresses, updateAddress } from '@fakos/contracts/profile/contract';
import { findAddresses } from '../../domain/accounts/profile/addresses.repo.ts';
import { addAddress, discardAddress, editAddress } from '../../domain/accounts/profile/addresses.ts';
import { signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** profile.php?action=addresses: the addresses of the signed-in user. */
export const addressEndpoints = [
  endpoint(listAddresses, async ({ db, session }) => ({ data: await findAddresses(db, signedIn(session).user.id) })),

  endpoint(createAddress, async ({ body, db, language, session }) => {
    const data = await addAddress(db, signedIn(session).user.id, body);
    return { message: translate(language, 'done.addressSaved'), data };
  }),

  endpoint(updateAddress, async ({ body, db, language, session }) => {
    const data = await editAddress(db, signedIn(session).user.id, body);
    return { message: translate(language, 'done.addressSaved'), data };
  }),

  endpoint(deleteAddress, async ({ body, db, language, session }) => {
    const data = await discardAddress(db, signedIn(session).user.id, body.id);
    return { message: translate(language, 'done.addressDeleted'), data };
  }),
];
