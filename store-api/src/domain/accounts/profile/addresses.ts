import {
  type createAddress,
  MAX_ADDRESSES,
  type SavedAddress,
  type updateAddress,
} from '@fakos/contracts/profile/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { lockAccount } from '../accounts.repo.ts';
import { changeAddress, findAddresses, insertAddress, removeAddress, setDefaultAddress } from './addresses.repo.ts';

/** Adds an address; the first one becomes the default. Returns all of them, like the other changes below. */
export async function addAddress(
  db: ShopDatabase,
  userId: number,
  { is_default: isDefault, ...fields }: z.output<typeof createAddress.body>,
): Promise<SavedAddress[]> {
  return changeAddresses(db, userId, async (transaction, known) => {
    if (known.length >= MAX_ADDRESSES) {
      throw new Failure('CONFLICT', { reason: 'tooManyAddresses', params: { max: MAX_ADDRESSES } });
    }
    const id = await insertAddress(transaction, userId, fields);
    if (isDefault || known.length === 0) await setDefaultAddress(transaction, userId, id);
  });
}

/** Stores the changed fields of an address. */
export async function editAddress(
  db: ShopDatabase,
  userId: number,
  { id, version, is_default: isDefault, ...fields }: z.output<typeof updateAddress.body>,
): Promise<SavedAddress[]> {
  return changeAddresses(db, userId, async (transaction, known) => {
    const address = getAddress(known, id);
    if (version !== undefined && version !== address.version) throw new Failure('STALE_VERSION');
    await changeAddress(transaction, address, fields);
    if (isDefault) await setDefaultAddress(transaction, userId, id);
  });
}

/** Removes an address; the next one becomes the default where the default was removed. */
export async function discardAddress(db: ShopDatabase, userId: number, id: number): Promise<SavedAddress[]> {
  return changeAddresses(db, userId, async (transaction, known) => {
    const address = getAddress(known, id);
    await removeAddress(transaction, address.id);
    const next = known.find((candidate) => candidate.id !== address.id);
    if (address.is_default && next) await setDefaultAddress(transaction, userId, next.id);
  });
}

type AddressChange = (transaction: ShopDatabase, known: readonly SavedAddress[]) => Promise<void>;

/** Runs one change of a user's addresses at a time. */
function changeAddresses(db: ShopDatabase, userId: number, change: AddressChange): Promise<SavedAddress[]> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    await change(transaction, await findAddresses(transaction, userId));
    return findAddresses(transaction, userId);
  });
}

/** The user's own address with an ID; an address of another user is NOT_FOUND. */
function getAddress(known: readonly SavedAddress[], id: number): SavedAddress {
  const address = known.find((candidate) => candidate.id === id);
  if (!address) throw new Failure('NOT_FOUND');
  return address;
}
