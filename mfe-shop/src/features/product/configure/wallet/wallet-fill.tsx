import type { LensRange } from '@fakos/contracts/contact-lenses/rules';
import { hasNoLens } from '@fakos/contracts/contact-prescriptions/rules';
import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { eyes, formatPower } from '@fakos/contracts/prescriptions/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useListWalletQuery } from '@fakos/shared-kit/api/wallet/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { RadioGroup } from '@fakos/shared-kit/ui/field';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { type FormEvent, useState } from 'react';
import { useContactText } from '../../../../parts/contact-prescriptions/contact-text.ts';
import { getValidity } from '../../../../parts/lenses/validity.ts';
import styles from '../configure.module.css';
import { type FilledChoice, fillChoice } from './fill-choice.ts';
import { FillReport } from './fill-report.tsx';

/** Props of {@link WalletFill}. */
export interface WalletFillProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ranges: readonly LensRange[];
  onFilled: (choice: FilledChoice) => void;
}

type ContactPrescription = WalletPrescription & { readonly lenses: NonNullable<WalletPrescription['lenses']> };

/** Fills the choice of lenses from a prescription of the signed-in visitor, and reports what the product does not have. */
export function WalletFill({ open, onOpenChange, ranges, onFilled }: WalletFillProps) {
  const text = useContactText();
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = useListWalletQuery(undefined, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const [choice, setChoice] = useState<FilledChoice>();
  const prescriptions = data?.data.filter((one): one is ContactPrescription => one.lenses !== null);
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={text('fill.title')} closeLabel={kitText('actions.close')}>
        {prescriptions ? (
          <Choice
            prescriptions={prescriptions}
            onChosen={(prescription) => {
              const filled = fillChoice(ranges, prescription.lenses, prescription.person);
              setChoice(filled);
              onFilled(filled);
              onOpenChange(false);
            }}
          />
        ) : error ? (
          <ErrorState
            headingLevel={3}
            title={kitText('state.errorTitle')}
            text={(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}
            retryLabel={kitText('actions.retry')}
            pending={isFetching}
            onRetry={refetch}
          />
        ) : (
          <SkeletonText />
        )}
      </Dialog>
      {choice && <FillReport choice={choice} />}
    </>
  );
}

interface ChoiceProps {
  prescriptions: readonly ContactPrescription[];
  onChosen: (prescription: ContactPrescription) => void;
}

function Choice({ prescriptions, onChosen }: ChoiceProps) {
  const text = useContactText();
  const { longDate } = useFormat();
  const [id, setId] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (prescriptions.length === 0) {
    return (
      <p>
        {text('fill.empty')} <Link to={paths.prescriptions}>{text('fill.toWallet')}</Link>
      </p>
    );
  }

  function describe({ lenses, examined_on: examinedOn, valid_until: validUntil }: ContactPrescription): string {
    const powers = eyes.map((eye) => (hasNoLens(lenses[eye]) ? '–' : formatPower(lenses[eye].power ?? 0)));
    const isExpired = validUntil !== null && getValidity(validUntil) === 'expired';
    return [
      powers.join(' / '),
      examinedOn && text('fill.examined', { date: longDate(examinedOn) }),
      isExpired && text('fill.expired', { date: longDate(validUntil) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const chosen = prescriptions.find((one) => String(one.id) === id);
    setMissing(!chosen);
    if (chosen) onChosen(chosen);
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <RadioGroup
        variant="cards"
        legend={text('fill.legend')}
        name="contact-prescription"
        options={prescriptions.map((prescription) => ({
          value: String(prescription.id),
          label: prescription.person,
          description: describe(prescription),
        }))}
        value={id}
        error={isMissing ? text('fill.choose') : undefined}
        onChange={(event) => {
          setMissing(false);
          setId(event.currentTarget.value);
        }}
      />
      <Button type="submit" fullWidth>
        {text('fill.use')}
      </Button>
    </form>
  );
}
