import type { OwnBooking } from '@fakos/contracts/booking-slots/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import {
  useCancelOwnBookingMutation,
  useGetOwnBookingQuery,
  useMoveOwnBookingMutation,
} from '@fakos/shared-kit/api/booking-slots/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { FoundRecord } from '../../parts/found-record/found-record.tsx';
import { type ChosenSlot, SlotPicker } from '../../parts/slots/slot-picker.tsx';
import { useSlotFormat } from '../../parts/slots/use-slot-format.ts';
import { useAppointmentText } from '../../translations/appointment-text.ts';
import styles from './appointment-page.module.css';

/** `/appointment?token=…`: a booked appointment, which its customer moves or cancels without signing in. */
export function AppointmentPage() {
  const text = useAppointmentText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('title')} noIndex />
      <Personal>
        <AppointmentFromAddress />
      </Personal>
    </Container>
  );
}

function AppointmentFromAddress() {
  const text = useAppointmentText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const result = useGetOwnBookingQuery({ token }, { skip: token === '', refetchOnMountOrArgChange: true });
  return (
    <FoundRecord
      result={result}
      hasKey={token !== ''}
      missing={
        <EmptyState
          headingLevel={1}
          icon="calendar"
          title={text('missing')}
          text={text('missingText')}
          action={
            <ButtonLink variant="secondary" href={paths.contact}>
              {text('contact')}
            </ButtonLink>
          }
        />
      }
      skeleton={
        <>
          <Skeleton width="70%" height="3rem" />
          <SkeletonText />
        </>
      }
    >
      {(booking) => <Appointment booking={booking} token={token} />}
    </FoundRecord>
  );
}

function Appointment({ booking, token }: { booking: OwnBooking; token: string }) {
  const text = useAppointmentText();
  const { longDate } = useFormat();
  const format = useSlotFormat();
  const [done, setDone] = useState<string>();
  const time = booking.starts_at === null ? text('anyTime') : format.time(booking.starts_at);
  return (
    <>
      <h1>{text('title')}</h1>
      {done && (
        <Notice tone="success" announce="status">
          {done}
        </Notice>
      )}
      <dl className={styles.facts}>
        <Fact name={text('service')}>{booking.product_name}</Fact>
        <Fact name={text('when')}>
          {longDate(booking.booking_date)}, {time}
        </Fact>
        <Fact name={text('name')}>{booking.full_name}</Fact>
        <Fact name={text('status')}>{text(`statuses.${booking.status}`)}</Fact>
      </dl>
      {booking.can_cancel && (
        <div className={styles.actions}>
          <a href={`/backend/api/calendar.php?booking=${encodeURIComponent(token)}`} download>
            {text('calendar')}
          </a>
          <CancelButton token={token} onDone={setDone} />
        </div>
      )}
      {booking.can_move && booking.service_id !== null && (
        <MoveForm serviceId={booking.service_id} token={token} onDone={setDone} />
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface MoveFormProps {
  serviceId: number;
  token: string;
  onDone: (message: string) => void;
}

function MoveForm({ serviceId, token, onDone }: MoveFormProps) {
  const text = useAppointmentText();
  const kitText = useKitText();
  const [slot, setSlot] = useState<ChosenSlot>();
  const [problem, setProblem] = useState<string>();
  const [move, { isLoading }] = useMoveOwnBookingMutation();

  async function moveToSlot() {
    if (!slot) return setProblem(text('chooseTime'));
    const { data, error } = await move({ token, starts_at: slot.starts_at });
    setSlot(undefined);
    if (data) return onDone(data.message);
    const failure = isApiFailure(error) ? error : undefined;
    setProblem(failure?.fields?.starts_at ?? failure?.message ?? kitText('errors.NETWORK'));
  }

  return (
    <section className={styles.move}>
      <h2 className={styles.moveTitle}>{text('moveTitle')}</h2>
      <SlotPicker
        serviceId={serviceId}
        token={token}
        chosen={slot}
        onChoose={(chosen) => {
          setSlot(chosen);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button fullWidth aria-disabled={isLoading} onClick={() => !isLoading && void moveToSlot()}>
        {text(isLoading ? 'moving' : 'move')}
      </Button>
    </section>
  );
}

function CancelButton({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const text = useAppointmentText();
  const kitText = useKitText();
  const [isOpen, setOpen] = useState(false);
  const [cancel, { isLoading, error }] = useCancelOwnBookingMutation();

  async function cancelBooking() {
    const { data } = await cancel({ token });
    if (!data) return;
    setOpen(false);
    onDone(data.message);
  }

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('cancel')}
      </Button>
      <Dialog
        role="alertdialog"
        size="sm"
        open={isOpen}
        onOpenChange={setOpen}
        title={text('cancelTitle')}
        description={text('cancelText')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text('keep')}
            </Button>
            <Button aria-disabled={isLoading} onClick={() => !isLoading && void cancelBooking()}>
              {text(isLoading ? 'cancelling' : 'cancel')}
            </Button>
          </>
        }
      >
        {error && <Notice tone="danger">{(isApiFailure(error) && error.message) || kitText('errors.NETWORK')}</Notice>}
      </Dialog>
    </>
  );
}
