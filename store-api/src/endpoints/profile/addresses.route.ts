import {
  createAddress,
  deleteAddress,
  listAddresses,
  MAX_ADDRESSES,
  type SavedAddress,
  updateAddress,
} from '@fakos/shared-kit/api/profile/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { holdAccount } from '../../sessions/accounts.repo.ts';
import { type Session, signedIn } from '../../sessions/sessions.repo.ts';
import { translate } from '../../text/translate.ts';
import { changeAddress, findAddresses, insertAddress, removeAddress, setDefaultAddress } from './addresses.repo.ts';

/** profile.php?action=addresses: where somebody has things sent to. */
export const addressEndpoints = [
  endpoint(listAddresses, async ({ db, session }) => ({ data: await findAddresses(db, signedIn(session).user.id) })),

  endpoint(createAddress, async ({ body, db, language, session }) => {
    const { is_default: isDefault, ...fields } = body;
    const data = await changeAddresses(db, session, async (transaction, userId, known) => {
      if (known.length >= MAX_ADDRESSES) {
        throw new Failure('CONFLICT', { reason: 'tooManyAddresses', params: { max: MAX_ADDRESSES } });
      }
      const id = await insertAddress(transaction, userId, fields);
      if (isDefault || known.length === 0) await setDefaultAddress(transaction, userId, id);
    });
    return { message: translate(language, 'done.addressSaved'), data };
  }),

  endpoint(updateAddress, async ({ body, db, language, session }) => {
    const { id, version, is_default: isDefault, ...fields } = body;
    const data = await changeAddresses(db, session, async (transaction, userId, known) => {
      const address = addressOf(known, id);
      if (version !== undefined && version !== address.version) throw new Failure('STALE_VERSION');
      await changeAddress(transaction, address, fields);
      if (isDefault) await setDefaultAddress(transaction, userId, id);
    });
    return { message: translate(language, 'done.addressSaved'), data };
  }),

  endpoint(deleteAddress, async ({ body, db, language, session }) => {
    const data = await changeAddresses(db, session, async (transaction, userId, known) => {
      const address = addressOf(known, body.id);
      await removeAddress(transaction, address.id);
      const next = known.find(({ id }) => id !== address.id);
      if (address.is_default && next) await setDefaultAddress(transaction, userId, next.id);
    });
    return { message: translate(language, 'done.addressDeleted'), data };
  }),
];

type AddressChange = (transaction: ShopDatabase, userId: number, known: readonly SavedAddress[]) => Promise<void>;

/** Runs a change of somebody's own addresses, one at a time, and answers all of them. */
function changeAddresses(db: ShopDatabase, session: Session | null, change: AddressChange): Promise<SavedAddress[]> {
  const { user } = signedIn(session);
  return db.transaction().execute(async (transaction) => {
    await holdAccount(transaction, user.id);
    await change(transaction, user.id, await findAddresses(transaction, user.id));
    return findAddresses(transaction, user.id);
  });
}

/** Somebody else's address is one that is not there. */
function addressOf(known: readonly SavedAddress[], id: number): SavedAddress {
  const address = known.find((candidate) => candidate.id === id);
  if (!address) throw new Failure('NOT_FOUND');
  return address;
}
