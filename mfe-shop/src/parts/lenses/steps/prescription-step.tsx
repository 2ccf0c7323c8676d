import { emptyTyped } from '@fakos/contracts/prescriptions/typed-values';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { CheckboxField, RadioGroup } from '@fakos/shared-kit/ui/field';
import styles from '../lens.module.css';
import type { PrescriptionSource } from '../lens-draft.ts';
import type { StepProps } from '../lens-form.tsx';
import { useLensText } from '../lens-text.ts';
import { TypedFields } from './typed-fields.tsx';
import { UploadField } from './upload-field.tsx';
import { WalletField } from './wallet-field.tsx';

const guestSources: readonly PrescriptionSource[] = ['typed', 'file', 'later', 'shop'];

/** How the prescription reaches the shop, and the prescription itself. */
export function PrescriptionStep(props: StepProps) {
  const { draft, errors, change } = props;
  const text = useLensText();
  const user = useKitSelector(selectUser);
  const sources: readonly PrescriptionSource[] = user ? ['wallet', ...guestSources] : guestSources;
  const isStoredNow = draft.source === 'typed' || draft.source === 'file';
  return (
    <>
      <RadioGroup
        variant="cards"
        legend={text('sourceLegend')}
        hideLabel
        name="lens-source"
        options={sources.map((value) => ({
          value,
          label: text(`sources.${value}`),
          description: text(`sourceHints.${value}`),
        }))}
        value={draft.source ?? ''}
        error={errors.source}
        onChange={(event) => change({ source: event.currentTarget.value as PrescriptionSource, ref: undefined })}
      />
      {isStoredNow && draft.ref !== undefined && draft.typed === emptyTyped && draft.fileName === undefined && (
        <p className={styles.note}>{text('alreadyStored')}</p>
      )}
      {draft.source === 'wallet' && <WalletField {...props} />}
      {draft.source === 'typed' && <TypedFields {...props} />}
      {isStoredNow && (
        <CheckboxField
          label={text('consent')}
          description={text('consentHint')}
          checked={draft.hasConsented}
          error={errors.consent}
          onChange={(event) => change({ hasConsented: event.currentTarget.checked })}
        />
      )}
      {draft.source === 'file' && <UploadField {...props} />}
      <LabNote days={props.offer.lab_days} />
    </>
  );
}

/** How long the laboratory needs. */
function LabNote({ days }: { days: number }) {
  const text = useLensText();
  const { number } = useFormat();
  if (days === 0) return null;
  return <p className={styles.note}>{text('labDays', { days: number(days) })}</p>;
}
