import type { SavedAddress } from '@fakos/shared-kit/api/profile/contract';
import { useListAddressesQuery } from '@fakos/shared-kit/api/profile/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useRef, useState } from 'react';
import { useProfileText } from '../../account/profile-text.ts';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';
import { PendingList } from './pending-list.tsx';
import styles from './profile.module.css';
import { useRetryAfterSignIn } from './use-sign-in-again.ts';

/** The addresses that an account keeps, the default one first. */
export function AddressBook() {
  const text = useProfileText();
  const addresses = useListAddressesQuery();
  useRetryAfterSignIn(addresses);
  const [edited, setEdited] = useState<number | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  if (!addresses.data) return <PendingList query={addresses} />;
  const known = addresses.data.data;

  function close() {
    setEdited(undefined);
    // After the form has gone: the button that opened it may have been away.
    requestAnimationFrame(() => addButton.current?.focus());
  }

  const formOf = (address?: SavedAddress) => (
    <AddressForm address={address} isFirst={known.length === 0} onDone={close} />
  );
  return (
    <div className={styles.section}>
      {known.length === 0 && edited !== 'new' && (
        <EmptyState icon="pin" headingLevel={3} title={text('addresses.empty')} text={text('addresses.emptyText')} />
      )}
      {known.length > 0 && (
        <ul className={styles.list}>
          {known.map((address) => (
            <li key={address.id}>
              {edited === address.id ? (
                formOf(address)
              ) : (
                <AddressItem
                  address={address}
                  onEdit={() => setEdited(address.id)}
                  onRemoved={() => addButton.current?.focus()}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' && formOf()}
      {edited !== 'new' && (
        <div className={styles.actions}>
          <Button
            ref={addButton}
            variant="secondary"
            iconStart={<Icon name="plus" size={18} />}
            onClick={() => setEdited('new')}
          >
            {text('addresses.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
