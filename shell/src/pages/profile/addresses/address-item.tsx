import type { SavedAddress } from '@fakos/contracts/profile/contract';
import { useDeleteAddressMutation, useUpdateAddressMutation } from '@fakos/shared-kit/api/profile/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Button } from '@fakos/shared-kit/ui/button';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { useProfileText } from '../../../account/profile-text.ts';
import styles from '../profile.module.css';

interface AddressItemProps {
  address: SavedAddress;
  onEdit: () => void;
  onRemoved: () => void;
}

/** A saved address with its actions. */
export function AddressItem({ address, onEdit, onRemoved }: AddressItemProps) {
  const text = useProfileText();
  const kitText = useKitText();
  const toast = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const [remove] = useDeleteAddressMutation();
  const [update, { isLoading }] = useUpdateAddressMutation();
  const streetLine = `${address.street} ${address.street_number}`;
  const cityLine = `${address.postcode} ${address.city}`;
  const textParams = { address: `${streetLine}, ${cityLine}` };

  async function makeDefault() {
    const { error } = await update({ ...address, is_default: true });
    if (error) toast.error(kitText('errors.INTERNAL'));
    else toast.success(text('saved'));
  }

  async function confirmRemoval() {
    await remove({ id: address.id }).unwrap();
    toast.success(text('addresses.removed'));
    onRemoved();
  }

  return (
    <div className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.itemTitle}>
          {streetLine}
          {address.is_default && <Badge tone="accent">{text('addresses.default')}</Badge>}
        </p>
        <p className={styles.quiet}>{cityLine}</p>
      </div>
      <div className={styles.actions}>
        {!address.is_default && (
          <Button
            size="sm"
            variant="quiet"
            loading={isLoading}
            aria-label={text('addresses.makeDefaultOf', textParams)}
            onClick={() => void makeDefault()}
          >
            {text('addresses.makeDefault')}
          </Button>
        )}
        <Button size="sm" variant="secondary" aria-label={text('addresses.editOf', textParams)} onClick={onEdit}>
          {text('addresses.edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text('addresses.removeOf', textParams)}
          onClick={() => setIsConfirming(true)}
        >
          {text('addresses.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={text('addresses.confirmTitle')}
        description={textParams.address}
        cancelLabel={kitText('actions.cancel')}
        confirmLabel={text('addresses.remove')}
        tone="danger"
        failureText={text('addresses.failed')}
        onConfirm={confirmRemoval}
      />
    </div>
  );
}
