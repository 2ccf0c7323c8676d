import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Button } from '@fakos/shared-kit/ui/button';
import { CheckboxField, RadioGroup, TextField } from '@fakos/shared-kit/ui/field';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useContactText } from '../../parts/contact-prescriptions/contact-text.ts';
import { useFormErrors } from '../../parts/form-errors/use-form-errors.ts';
import { TypedFields } from '../../parts/lenses/steps/typed-fields.tsx';
import { UploadField } from '../../parts/lenses/steps/upload-field.tsx';
import { useWalletText } from '../../translations/wallet-text.ts';
import { ContactFields } from './contact-fields.tsx';
import { useWalletSaving } from './use-wallet-saving.ts';
import styles from './wallet.module.css';
import { createWalletDraft, type WalletDraft } from './wallet-draft.ts';

const MAX_PERSON = 80;
const kinds: readonly WalletDraft['kind'][] = ['glasses', 'contact_lenses'];

interface PrescriptionFormProps {
  /** The prescription that is changed; undefined for a new one. */
  prescription: WalletPrescription | undefined;
  /** Initial name of the wearer of a new one. */
  person: string;
  onDone: () => void;
}

/** Adds or changes a prescription of the wallet: values, a file, or both. */
export function PrescriptionForm({ prescription, person, onDone }: PrescriptionFormProps) {
  const text = useWalletText();
  const contactText = useContactText();
  const toast = useToast();
  const separator = useLanguage() === 'el' ? ',' : '.';
  const { form, errors, setErrors } = useFormErrors();
  const title = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState(() => createWalletDraft(prescription, { person, separator }));
  const { save, isSaving } = useWalletSaving(prescription);
  useEffect(function focusTitle() {
    title.current?.focus();
  }, []);

  function change(part: Partial<WalletDraft>) {
    setErrors({});
    setDraft((current) => ({ ...current, ...part }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const found = await save(draft);
    if (found) {
      setErrors(found);
      return;
    }
    toast.success(text('saved'));
    onDone();
  }

  const heading = text(prescription ? 'formEdit' : 'formNew');
  return (
    <form ref={form} method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PageHead title={heading} noIndex />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {heading}
      </h1>
      {!prescription && (
        <RadioGroup
          legend={contactText('kindLegend')}
          description={contactText('kindHint')}
          name="prescription-kind"
          options={kinds.map((kind) => ({ value: kind, label: contactText(`kinds.${kind}`) }))}
          value={draft.kind}
          onChange={(event) => change({ kind: event.currentTarget.value as WalletDraft['kind'] })}
        />
      )}
      <TextField
        label={text('person')}
        description={text('personHint')}
        autoComplete="off"
        maxLength={MAX_PERSON}
        value={draft.person}
        error={errors.person}
        onChange={(event) => change({ person: event.currentTarget.value })}
      />
      <TextField
        label={text('examinedOn')}
        optionalLabel={text('optional')}
        description={text('examinedHint')}
        type="date"
        value={draft.examinedOn}
        error={errors.examined_on}
        onChange={(event) => change({ examinedOn: event.currentTarget.value })}
      />
      {draft.kind === 'glasses' ? (
        <TypedFields
          draft={{ typed: draft.typed, use: undefined }}
          errors={errors}
          change={({ typed }) => typed && change({ typed })}
        />
      ) : (
        <ContactFields typed={draft.typedLenses} errors={errors} onChange={(typedLenses) => change({ typedLenses })} />
      )}
      <CheckboxField
        label={text('consent')}
        description={text('consentHint')}
        checked={draft.hasConsented}
        error={errors.consent}
        onChange={(event) => change({ hasConsented: event.currentTarget.checked })}
      />
      {prescription?.file && <p className={styles.quiet}>{text('storedFile', { name: prescription.file.name })}</p>}
      <UploadField draft={draft} errors={errors} change={change} />
      {errors.form && (
        <p role="alert" className={styles.failure}>
          {errors.form}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" loading={isSaving}>
          {text('save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
