import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import type { ComponentType, ReactNode } from 'react';
import type { StepForm } from './use-step-form.ts';

interface AccountPartProps {
  /** The same function at every render. */
  load: () => Promise<ComponentType<{ form: StepForm }>>;
  form: StepForm;
  pending?: ReactNode;
}

/** What only who is signed in gets; without it everything can still be typed. */
export function AccountPart(props: AccountPartProps) {
  const user = useKitSelector(selectUser);
  return user ? <LoadedAccountPart key={user.id} {...props} /> : null;
}

function LoadedAccountPart({ load, form, pending }: AccountPartProps) {
  const Part = useDeferred(load, true);
  return Part ? <Part form={form} /> : pending;
}
