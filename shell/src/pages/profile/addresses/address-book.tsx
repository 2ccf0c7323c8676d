import type { SavedAddress } from '@fakos/contracts/profile/contract';
import { useListAddressesQuery } from '@fakos/shared-kit/api/profile/hooks';
import { Button } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useProfileText } from '../../../account/profile-text.ts';
import { PendingList } from '../pending-list.tsx';
import styles from '../profile.module.css';
import { useRetryAfterSignIn } from '../use-sign-in-again.ts';
import { AddressForm } from './address-form.tsx';
import { AddressItem } from './address-item.tsx';

/** Saved addresses of an account, the default one first. */
export function AddressBook() {
  const text = useProfileText();
  const addresses = useListAddressesQuery();
  useRetryAfterSignIn(addresses);
  const [edited, setEdited] = useState<number | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(
    function focusAddButton() {
      // After the form has closed, because the button is not rendered while a new address is edited.
      if (wasEditing.current && edited === undefined) addButton.current?.focus();
      wasEditing.current = edited !== undefined;
    },
    [edited],
  );
  if (!addresses.data) return <PendingList query={addresses} />;
  const savedAddresses = addresses.data.data;

  const renderForm = (address?: SavedAddress) => (
    <AddressForm address={address} isFirst={savedAddresses.length === 0} onDone={() => setEdited(undefined)} />
  );
  return (
    <div className={styles.section}>
      {savedAddresses.length === 0 && edited !== 'new' && (
        <EmptyState icon="pin" headingLevel={3} title={text('addresses.empty')} text={text('addresses.emptyText')} />
      )}
      {savedAddresses.length > 0 && (
        <ul className={styles.list}>
          {savedAddresses.map((address) => (
            <li key={address.id}>
              {edited === address.id ? (
                renderForm(address)
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
      {edited === 'new' && renderForm()}
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
