import { getFarDistance, prescriptionLimits } from '@fakos/contracts/prescriptions/rules';
import { parseDioptres } from '@fakos/contracts/prescriptions/typed-values';
import { useListWalletQuery } from '@fakos/shared-kit/api/wallet/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useState } from 'react';

/** Distance of the pupils of most adults, in millimetres. */
const USUAL_PD = 63;

/** The distance of the pupils: typed, else of the newest prescription of the wallet, else a usual one. */
export function usePupilDistance() {
  const separator = useLanguage() === 'el' ? ',' : '.';
  const user = useKitSelector(selectUser);
  const { data } = useListWalletQuery(undefined, { skip: !user });
  const [typed, setTyped] = useState<string>();
  const stored = user && data?.data.find(({ values }) => values !== null && getFarDistance(values) !== null);
  const known = (stored?.values && getFarDistance(stored.values)) || USUAL_PD;
  const { min, max } = prescriptionLimits.pd;
  const value = typed === undefined ? known : (parseDioptres(typed) ?? Number.NaN);
  const isValid = value >= min && value <= max;
  return {
    text: typed ?? String(known).replace('.', separator),
    setText: setTyped,
    /** Undefined while what is typed is no such distance. */
    pd: isValid ? value : undefined,
    limits: { min, max },
    /** Whose prescription the value is from. */
    person: typed === undefined ? stored?.person : undefined,
  };
}
