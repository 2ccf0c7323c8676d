import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLazyGetWalletFileQuery, useRemoveFromWalletMutation } from '@fakos/shared-kit/api/wallet/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Button } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { useContactText } from '../../parts/contact-prescriptions/contact-text.ts';
import { getValidity } from '../../parts/lenses/validity.ts';
import { useWalletText } from '../../translations/wallet-text.ts';
import { ContactTable } from './contact-table.tsx';
import { PowerTable } from './power-table.tsx';
import { saveFile } from './save-file.ts';
import styles from './wallet.module.css';

interface PrescriptionCardProps {
  prescription: WalletPrescription;
  onEdit: () => void;
  onRemoved: () => void;
}

const tones = { valid: 'success', expiresSoon: 'warning', expired: 'danger' } as const;
const badgeTexts = { valid: 'validUntil', expiresSoon: 'expiresSoon', expired: 'expired' } as const;

/** A stored prescription with its actions. */
export function PrescriptionCard({ prescription, onEdit, onRemoved }: PrescriptionCardProps) {
  const text = useWalletText();
  const contactText = useContactText();
  const kitText = useKitText();
  const { longDate } = useFormat();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const [remove] = useRemoveFromWalletMutation();
  const [loadFile, { isFetching }] = useLazyGetWalletFileQuery();
  const { id, person, examined_on: examinedOn, valid_until: validUntil, kind, values, lenses, file } = prescription;
  const title = examinedOn ? text('ofDay', { date: longDate(examinedOn) }) : text('withoutDay');
  const name = `${person}, ${title}`;
  const validity = getValidity(validUntil);

  async function download() {
    const { data, error } = await loadFile({ id });
    if (!data) return toast.error((isApiFailure(error) && error.message) || kitText('errors.NETWORK'));
    saveFile(data.data);
    toast.success(text('downloaded'));
  }

  async function confirmRemoval() {
    await remove({ id }).unwrap();
    toast.success(text('removed'));
    onRemoved();
  }

  return (
    <Card as="article" aria-label={name} className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>{title}</h3>
        {validUntil && validity && (
          <Badge tone={tones[validity]}>{text(badgeTexts[validity], { date: longDate(validUntil) })}</Badge>
        )}
      </div>
      <p className={styles.quiet}>{contactText(`kinds.${kind}`)}</p>
      {values && <PowerTable person={person} values={values} />}
      {lenses && <ContactTable person={person} values={lenses} />}
      <div className={styles.actions}>
        {file && (
          <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void download()}>
            {text('download', { name: file.name })}
          </Button>
        )}
        <Button size="sm" variant="secondary" aria-label={text('editOf', { name })} onClick={onEdit}>
          {text('edit')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text('removeOf', { name })}
          aria-haspopup="dialog"
          onClick={() => setConfirming(true)}
        >
          {text('remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={text('removeTitle')}
        description={text('removeText', { name })}
        cancelLabel={kitText('actions.cancel')}
        confirmLabel={text('remove')}
        tone="danger"
        failureText={text('removeFailed')}
        onConfirm={confirmRemoval}
      />
    </Card>
  );
}
