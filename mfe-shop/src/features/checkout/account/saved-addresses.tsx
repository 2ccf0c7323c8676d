import type { SavedAddress } from '@fakos/shared-kit/api/profile/contract';
import { useListAddressesQuery } from '@fakos/shared-kit/api/profile/hooks';
import { RadioGroup } from '@fakos/shared-kit/ui/field';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useEffect, useState } from 'react';
import { useCheckoutText } from '../../../words/checkout-text.ts';
import type { StepForm } from '../use-step-form.ts';

const OTHER = 'other';
const parts = ['street', 'street_number', 'postcode', 'city'] as const;

/** The account's addresses, to choose from; the default one is there beforehand, and each can still be changed below. */
export function SavedAddresses({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  const { data, isLoading } = useListAddressesQuery();
  const addresses = data?.data ?? [];
  const [wantsOther, setWantsOther] = useState(false);
  const typed = form.watch(parts);
  const fitting = addresses.find((address) => parts.every((part, index) => address[part] === typed[index]));
  const fill = (address: Partial<SavedAddress>) => {
    for (const part of parts) form.setValue(part, address[part] ?? '', { shouldValidate: form.formState.isSubmitted });
  };

  // Once, when the addresses arrive
  useEffect(
    function prefill() {
      const [first] = addresses;
      if (first && form.getValues(parts).every((value) => value === '')) fill(first);
    },
    [data],
  );

  function choose(value: string) {
    setWantsOther(value === OTHER);
    fill(addresses.find(({ id }) => String(id) === value) ?? {});
  }

  if (isLoading) return <Skeleton variant="box" height="8rem" />;
  if (addresses.length === 0) return null;
  return (
    <RadioGroup
      name="saved_address"
      variant="cards"
      legend={text('checkout.savedAddresses')}
      value={fitting && !wantsOther ? String(fitting.id) : OTHER}
      onChange={(event) => choose(event.target.value)}
      options={[
        ...addresses.map((address) => ({
          value: String(address.id),
          label: `${address.street} ${address.street_number}, ${address.postcode} ${address.city}`,
        })),
        { value: OTHER, label: text('checkout.otherAddress') },
      ]}
    />
  );
}
