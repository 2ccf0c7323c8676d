import type { SavedAddress } from '@fakos/contracts/profile/contract';
import { useCreateAddressMutation, useUpdateAddressMutation } from '@fakos/shared-kit/api/profile/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, TextField } from '@fakos/shared-kit/ui/field';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useEffect } from 'react';
import { ErrorSummary } from '../../../account/forms/error-summary.tsx';
import { FailureNotice } from '../../../account/forms/failure-notice.tsx';
import { preloadValidation, useAccountForm } from '../../../account/forms/use-account-form.ts';
import { useProfileText } from '../../../account/profile-text.ts';
import { useUnsavedChanges } from '../leave-guard.tsx';
import styles from '../profile.module.css';
import { useSaving } from '../use-saving.ts';

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address?: SavedAddress | undefined;
  /** The first address is always the default. */
  isFirst: boolean;
  onDone: () => void;
}

/** Address form, with the checkout's validation. */
export function AddressForm({ address, isFirst, onDone }: AddressFormProps) {
  const text = useProfileText();
  const kitText = useKitText();
  const { form, submit, failure, isSaving } = useAddress(address, onDone);
  const { register, setFocus, formState } = form;
  const { errors } = formState;
  const labels = {
    street: text('addresses.street'),
    street_number: text('addresses.street_number'),
    postcode: text('addresses.postcode'),
    city: text('addresses.city'),
    is_default: text('addresses.isDefault'),
  };
  useEffect(
    function focusFirstField() {
      setFocus('street');
    },
    [setFocus],
  );
  return (
    <form
      method="post"
      className={`${styles.form} ${styles.box}`}
      onSubmit={submit}
      onInput={preloadValidation}
      noValidate
    >
      <ErrorSummary form={form} labels={labels} />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.pair}>
        <TextField
          autoComplete="address-line1"
          label={labels.street}
          error={errors.street?.message}
          {...register('street')}
        />
        <TextField
          autoComplete="off"
          label={labels.street_number}
          error={errors.street_number?.message}
          {...register('street_number')}
        />
        <TextField
          inputMode="numeric"
          autoComplete="postal-code"
          label={labels.postcode}
          error={errors.postcode?.message}
          {...register('postcode')}
        />
        <TextField
          autoComplete="address-level2"
          label={labels.city}
          error={errors.city?.message}
          {...register('city')}
        />
      </div>
      <p className={styles.quiet}>{text('addresses.onlyGreece')}</p>
      {!isFirst && !address?.is_default && <CheckboxField label={labels.is_default} {...register('is_default')} />}
      <div className={styles.actions}>
        <Button type="submit" loading={isSaving}>
          {text('addresses.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {kitText('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

function useAddress(address: SavedAddress | undefined, onDone: () => void) {
  const text = useProfileText();
  const toast = useToast();
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const form = useAccountForm('address', {
    initialValues: {
      street: address?.street ?? '',
      street_number: address?.street_number ?? '',
      postcode: address?.postcode ?? '',
      city: address?.city ?? '',
      is_default: address?.is_default ?? false,
    },
  });
  useUnsavedChanges(`address ${address?.id ?? 'new'}`, form.formState.isDirty);

  const saving = useSaving(
    form,
    (values) => (address ? update({ ...values, id: address.id, version: address.version }) : create(values)),
    () => {
      toast.success(text('saved'));
      onDone();
    },
  );
  return { form, ...saving };
}
