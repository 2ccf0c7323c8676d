import { useGetProfileQuery } from '@fakos/shared-kit/api/profile/hooks';
import { useEffect } from 'react';
import type { StepForm } from '../form/use-step-form.ts';

/** Fills the empty phone field with the account's phone number; renders nothing. */
export function AccountPhone({ form: { getValues, setValue } }: { form: StepForm }) {
  const phone = useGetProfileQuery().data?.data.phone;
  useEffect(
    function prefill() {
      if (phone && getValues('phone') === '') setValue('phone', phone);
    },
    [phone, getValues, setValue],
  );
  return null;
}
