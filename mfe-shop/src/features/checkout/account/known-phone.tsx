import { useGetProfileQuery } from '@fakos/shared-kit/api/profile/hooks';
import { useEffect } from 'react';
import type { StepForm } from '../use-step-form.ts';

/** Answers the telephone with the account's where nothing was typed; shows nothing. */
export function KnownPhone({ form: { getValues, setValue } }: { form: StepForm }) {
  const phone = useGetProfileQuery().data?.data.phone;
  useEffect(
    function prefill() {
      if (phone && getValues('phone') === '') setValue('phone', phone);
    },
    [phone, getValues, setValue],
  );
  return null;
}
