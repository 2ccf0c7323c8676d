import { findPrescriptionIssues, type LensUse } from '@fakos/contracts/prescriptions/rules';
import { emptyTyped, type TypedPrescription, toPrescriptionValues } from '@fakos/contracts/prescriptions/typed-values';
import { useSendCorrectionMutation } from '@fakos/shared-kit/api/correction/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, RadioGroup } from '@fakos/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import { useFormErrors } from '../../parts/form-errors/use-form-errors.ts';
import { useLensText } from '../../parts/lenses/lens-text.ts';
import { getPrescriptionMessages } from '../../parts/lenses/prescription-messages.ts';
import { TypedFields } from '../../parts/lenses/steps/typed-fields.tsx';
import { UploadField } from '../../parts/lenses/steps/upload-field.tsx';
import { useCorrectionText } from '../../translations/correction-text.ts';
import styles from './correction.module.css';

const ways = ['typed', 'file'] as const;

interface Draft {
  readonly way: (typeof ways)[number];
  readonly typed: TypedPrescription;
  readonly hasConsented: boolean;
  readonly ref: string | undefined;
  readonly fileName: string | undefined;
}

const emptyDraft: Draft = {
  way: 'typed',
  typed: emptyTyped,
  hasConsented: false,
  ref: undefined,
  fileName: undefined,
};

interface CorrectionFormProps {
  use: LensUse;
  token: string;
  /** Receives the shop's message. */
  onDone: (message: string) => void;
}

/** The prescription of an order, typed or as a file; checked here and by the server. */
export function CorrectionForm({ use, token, onDone }: CorrectionFormProps) {
  const text = useCorrectionText();
  const lensText = useLensText();
  const kitText = useKitText();
  const { form, errors, setErrors } = useFormErrors();
  const [draft, setDraft] = useState(emptyDraft);
  const [send, { isLoading }] = useSendCorrectionMutation();

  function change(part: Partial<Draft>) {
    setErrors({});
    setDraft((current) => ({ ...current, ...part }));
  }

  function check(): Readonly<Record<string, string>> {
    const found: Record<string, string> = {};
    if (draft.way === 'typed') {
      for (const { path, code } of findPrescriptionIssues(toPrescriptionValues(draft.typed), use)) {
        found[path] ??= lensText(`rules.errors.${code}`);
      }
    } else if (draft.ref === undefined) {
      found.file = lensText('fileNeeded');
    }
    if (!draft.hasConsented) found.consent = lensText('consentNeeded');
    return found;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const found = check();
    if (Object.keys(found).length > 0) return setErrors(found);
    const given =
      draft.way === 'typed'
        ? { values: toPrescriptionValues(draft.typed) }
        : { values: null, ...(draft.ref !== undefined && { file_ref: draft.ref }) };
    const { data, error } = await send({ token, ...given, consent: true });
    if (data) onDone(data.message);
    else setErrors(getPrescriptionMessages(error, kitText));
  }

  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        variant="cards"
        legend={text('wayLegend')}
        name="way"
        options={ways.map((value) => ({
          value,
          label: lensText(`sources.${value}`),
          description: lensText(`sourceHints.${value}`),
        }))}
        value={draft.way}
        onChange={(event) => change({ way: event.currentTarget.value as Draft['way'] })}
      />
      {draft.way === 'typed' && (
        <TypedFields
          draft={{ typed: draft.typed, use }}
          errors={errors}
          change={({ typed }) => typed && change({ typed })}
        />
      )}
      <CheckboxField
        label={text('consent')}
        description={text('consentHint')}
        checked={draft.hasConsented}
        error={errors.consent}
        onChange={(event) => change({ hasConsented: event.currentTarget.checked })}
      />
      {draft.way === 'file' && <UploadField draft={draft} errors={errors} change={change} />}
      {errors.form && (
        <p role="alert" className={styles.failure}>
          {errors.form}
        </p>
      )}
      <Button type="submit" fullWidth loading={isLoading}>
        {text('send')}
      </Button>
    </form>
  );
}
