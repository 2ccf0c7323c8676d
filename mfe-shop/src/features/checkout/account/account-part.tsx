import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import type { ComponentType, ReactNode } from 'react';
import type { StepForm } from '../form/use-step-form.ts';

interface AccountPartProps {
  /** Must be the same function in every render. */
  load: () => Promise<ComponentType<{ form: StepForm }>>;
  form: StepForm;
  placeholder?: ReactNode;
}

/** Loads and renders a component for signed-in users only. */
export function AccountPart(props: AccountPartProps) {
  const user = useKitSelector(selectUser);
  return user ? <LoadedAccountPart key={user.id} {...props} /> : null;
}

function LoadedAccountPart({ load, form, placeholder }: AccountPartProps) {
  const Component = useDeferred(load, true);
  return Component ? <Component form={form} /> : placeholder;
}
