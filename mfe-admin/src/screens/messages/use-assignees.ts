import type { ContactAssignee } from '@fakos/contracts/contact/contract';
import { useListContactAssigneesQuery } from '@fakos/shared-kit/api/admin-contact/hooks';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useMemo } from 'react';

/** The members of staff who may take care of messages; only the signed-in user if the API does not list them. */
export function useAssignees(): readonly ContactAssignee[] {
  const user = useKitSelector(selectUser);
  const { data } = useListContactAssigneesQuery();
  return useMemo(() => data?.data ?? (user ? [{ id: user.id, name: user.name, email: user.email }] : []), [data, user]);
}
