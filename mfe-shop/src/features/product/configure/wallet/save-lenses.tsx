import type { ContactPrescriptionValues } from '@fakos/contracts/contact-prescriptions/rules';
import { useAddToWalletMutation } from '@fakos/shared-kit/api/wallet/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { CheckboxField, TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { type FormEvent, useState } from 'react';
import { useContactText } from '../../../../parts/contact-prescriptions/contact-text.ts';
import { useLensText } from '../../../../parts/lenses/lens-text.ts';
import { getPrescriptionMessages } from '../../../../parts/lenses/prescription-messages.ts';
import { useWalletText } from '../../../../translations/wallet-text.ts';
import styles from '../configure.module.css';

const MAX_PERSON = 80;

/** Props of {@link SaveLenses}. */
export interface SaveLensesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the signed-in visitor, who can change it to another wearer. */
  owner: string;
  values: ContactPrescriptionValues;
}

/** Saves the chosen lenses as a prescription of the wallet, with explicit consent. */
export function SaveLenses({ open, onOpenChange, owner, values }: SaveLensesProps) {
  const text = useContactText();
  const kitText = useKitText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('save.title')} closeLabel={kitText('actions.close')}>
      <SaveForm owner={owner} values={values} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface SaveFormProps {
  owner: string;
  values: ContactPrescriptionValues;
  onDone: () => void;
}

function SaveForm({ owner, values, onDone }: SaveFormProps) {
  const text = useContactText();
  const walletText = useWalletText();
  const lensText = useLensText();
  const kitText = useKitText();
  const toast = useToast();
  const [person, setPerson] = useState(owner);
  const [examinedOn, setExaminedOn] = useState('');
  const [hasConsented, setConsented] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [add, { isLoading }] = useAddToWalletMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isLoading) return;
    const found = {
      ...(person.trim() === '' && { person: walletText('personNeeded') }),
      ...(!hasConsented && { consent: lensText('consentNeeded') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { error } = await add({
      ...{ kind: 'contact_lenses', person, examined_on: examinedOn || null, lenses: values },
      consent: true,
    });
    if (error) return setErrors(getPrescriptionMessages(error, kitText));
    toast.success(text('save.saved'));
    onDone();
  }

  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{text('save.text')}</p>
      <TextField
        label={walletText('person')}
        description={walletText('personHint')}
        autoComplete="off"
        maxLength={MAX_PERSON}
        value={person}
        error={errors.person}
        onChange={(event) => setPerson(event.currentTarget.value)}
      />
      <TextField
        label={walletText('examinedOn')}
        optionalLabel={walletText('optional')}
        description={walletText('examinedHint')}
        type="date"
        value={examinedOn}
        error={errors.examined_on}
        onChange={(event) => setExaminedOn(event.currentTarget.value)}
      />
      <CheckboxField
        label={walletText('consent')}
        description={walletText('consentHint')}
        checked={hasConsented}
        error={errors.consent}
        onChange={(event) => setConsented(event.currentTarget.checked)}
      />
      {errors.form && (
        <Notice tone="danger" announce="alert">
          {errors.form}
        </Notice>
      )}
      <Button type="submit" fullWidth loading={isLoading}>
        {text('save.submit')}
      </Button>
    </form>
  );
}
