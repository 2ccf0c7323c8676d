import { type Lazy, useLazy } from '@fakos/shared-kit/lazy';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import type { ComponentType, ReactNode } from 'react';
import type { StepForm } from '../form/use-step-form.ts';

interface AccountPartProps {
  part: Lazy<ComponentType<{ form: StepForm }>>;
  form: StepForm;
  placeholder?: ReactNode;
}

/** Loads and renders a component for signed-in users only. */
export function AccountPart(props: AccountPartProps) {
  const user = useKitSelector(selectUser);
  return user ? <LoadedAccountPart key={user.id} {...props} /> : null;
}

function LoadedAccountPart({ part, form, placeholder }: AccountPartProps) {
  const { code: Component } = useLazy(part, 'now');
  return Component ? <Component form={form} /> : placeholder;
}
