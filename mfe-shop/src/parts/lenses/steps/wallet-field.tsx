import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { eyes, formatPower } from '@fakos/contracts/prescriptions/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useListWalletQuery } from '@fakos/shared-kit/api/wallet/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { RadioGroup } from '@fakos/shared-kit/ui/field';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import styles from '../lens.module.css';
import type { StepProps } from '../lens-form.tsx';
import { useLensText } from '../lens-text.ts';
import { getValidity } from '../validity.ts';

const SKELETON_LINES = 4;

/** The stored prescriptions of the signed-in visitor, one of which is used. */
export function WalletField({ draft, errors, change }: StepProps) {
  const text = useLensText();
  const kitText = useKitText();
  const { longDate } = useFormat();
  const { data, error, isFetching, refetch } = useListWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) {
    return (
      <ErrorState
        headingLevel={3}
        title={kitText('state.errorTitle')}
        text={(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}
        retryLabel={kitText('actions.retry')}
        pending={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <SkeletonText lines={SKELETON_LINES} />;
  const prescriptions = data.data.filter(({ kind }) => kind !== 'contact_lenses');
  if (prescriptions.length === 0) {
    return (
      <p className={styles.note}>
        {text('walletEmpty')} <Link to={paths.prescriptions}>{text('walletOpen')}</Link>
      </p>
    );
  }

  function describe({ examined_on: examinedOn, valid_until: validUntil, values, file }: WalletPrescription): string {
    const powers = values && eyes.map((eye) => formatPower(values[eye].sph ?? 0)).join(' / ');
    const isExpired = validUntil !== null && getValidity(validUntil) === 'expired';
    return [
      powers ?? file?.name,
      examinedOn && text('walletExamined', { date: longDate(examinedOn) }),
      isExpired && text('walletExpired', { date: longDate(validUntil) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  return (
    <RadioGroup
      variant="cards"
      legend={text('walletLegend')}
      name="lens-wallet"
      options={prescriptions.map((prescription) => ({
        value: String(prescription.id),
        label: prescription.person,
        description: describe(prescription),
      }))}
      value={draft.wallet ? String(draft.wallet.id) : ''}
      error={errors.wallet}
      onChange={(event) => {
        const chosen = prescriptions.find(({ id }) => String(id) === event.currentTarget.value);
        change({ wallet: chosen && { id: chosen.id, values: chosen.values }, ref: undefined });
      }}
    />
  );
}
