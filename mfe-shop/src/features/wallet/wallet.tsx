import type { WalletPrescription } from '@fakos/contracts/prescriptions/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useListWalletQuery } from '@fakos/shared-kit/api/wallet/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../parts/online/use-online.ts';
import { useWalletText } from '../../translations/wallet-text.ts';
import { PrescriptionCard } from './prescription-card.tsx';
import { PrescriptionForm } from './prescription-form.tsx';
import styles from './wallet.module.css';

/** The prescriptions of the signed-in visitor by wearer, or the form of one; `owner` is the visitor's name. */
export function Wallet({ owner }: { owner: string }) {
  const text = useWalletText();
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = useListWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  useOnline(() => error && void refetch());
  const [edited, setEdited] = useState<WalletPrescription | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(
    function focusAddButton() {
      // After the form has closed, because the button is not rendered while it is open.
      if (wasEditing.current && edited === undefined) addButton.current?.focus();
      wasEditing.current = edited !== undefined;
    },
    [edited],
  );

  if (edited !== undefined) {
    const prescription = edited === 'new' ? undefined : edited;
    const person = data?.data.length === 0 ? owner : '';
    return <PrescriptionForm prescription={prescription} person={person} onDone={() => setEdited(undefined)} />;
  }
  return (
    <>
      <SectionHeading
        level={1}
        title={text('title')}
        text={text('intro')}
        action={
          data && (
            <Button ref={addButton} iconStart={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
              {text('add')}
            </Button>
          )
        }
      />
      {data?.data.length === 0 && <EmptyState icon="eye" title={text('empty')} text={text('emptyText')} />}
      {data && (
        <PrescriptionGroups
          prescriptions={data.data}
          onEdit={setEdited}
          onRemoved={() => requestAnimationFrame(() => addButton.current?.focus())}
        />
      )}
      {!data && error && (
        <ErrorState
          title={text('failed')}
          text={(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}
          retryLabel={kitText('actions.retry')}
          pending={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <div className={styles.group} aria-busy="true">
          <p role="status" className="visually-hidden">
            {kitText('state.loading')}
          </p>
          <Skeleton variant="box" height="14rem" />
          <Skeleton variant="box" height="14rem" />
        </div>
      )}
    </>
  );
}

interface PrescriptionGroupsProps {
  prescriptions: readonly WalletPrescription[];
  onEdit: (prescription: WalletPrescription) => void;
  onRemoved: () => void;
}

/** One section for each wearer, in the order of their newest prescription. */
function PrescriptionGroups({ prescriptions, onEdit, onRemoved }: PrescriptionGroupsProps) {
  const people = Map.groupBy(prescriptions, ({ person }) => person);
  return [...people].map(([person, own]) => (
    <section key={person} aria-label={person} className={styles.group}>
      <h2 className={styles.person}>{person}</h2>
      <ul className={styles.list}>
        {own.map((prescription) => (
          <li key={prescription.id}>
            <PrescriptionCard prescription={prescription} onEdit={() => onEdit(prescription)} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
