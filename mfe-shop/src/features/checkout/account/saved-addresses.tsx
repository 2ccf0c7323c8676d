import type { SavedAddress } from '@fakos/contracts/profile/contract';
import { useListAddressesQuery } from '@fakos/shared-kit/api/profile/hooks';
import { RadioGroup } from '@fakos/shared-kit/ui/field';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useEffect, useState } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import type { StepForm } from '../form/use-step-form.ts';

const OTHER = 'other';
const addressFields = ['street', 'street_number', 'postcode', 'city'] as const;

/** Lets the user choose a saved address. The default address is preselected; the fields below stay editable. */
export function SavedAddresses({ form }: { form: StepForm }) {
  const text = useCheckoutText();
  const { data, isLoading } = useListAddressesQuery();
  const addresses = data?.data ?? [];
  const [isOtherChosen, setIsOtherChosen] = useState(false);
  const typed = form.watch(addressFields);
  const matchingAddress = addresses.find((address) =>
    addressFields.every((field, index) => address[field] === typed[index]),
  );
  const fillAddress = (address: Partial<SavedAddress>) => {
    for (const field of addressFields)
      form.setValue(field, address[field] ?? '', { shouldValidate: form.formState.isSubmitted });
  };

  // Runs once, when the addresses have loaded.
  useEffect(
    function prefill() {
      const [first] = addresses;
      if (first && form.getValues(addressFields).every((value) => value === '')) fillAddress(first);
    },
    [data],
  );

  function choose(value: string) {
    setIsOtherChosen(value === OTHER);
    fillAddress(addresses.find(({ id }) => String(id) === value) ?? {});
  }

  if (isLoading) return <Skeleton variant="box" height="8rem" />;
  if (addresses.length === 0) return null;
  return (
    <RadioGroup
      name="saved_address"
      variant="cards"
      legend={text('checkout.savedAddresses')}
      value={matchingAddress && !isOtherChosen ? String(matchingAddress.id) : OTHER}
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
