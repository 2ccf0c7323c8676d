import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { useRef } from 'react';
import { BookingForm } from './booking-form.tsx';
import type { Bookable } from './booking-rules.ts';
import { useBookingText } from './booking-text.ts';
import { type BookingValues, emptyBooking } from './booking-values.ts';
import { ServiceBooking } from './service-booking.tsx';

/** Props of {@link BookingDialog}. */
export interface BookingDialogProps {
  item: Bookable;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The booking dialog (spec section 2); closes when the server has accepted the booking. */
export function BookingDialog({ item, open, onOpenChange }: BookingDialogProps) {
  const text = useBookingText();
  const kitText = useKitText();
  const draft = useRef<BookingValues>(emptyBooking);
  const Form = item.kind === 'service' ? ServiceBooking : BookingForm;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('title', { name: item.name })}
      closeLabel={kitText('actions.close')}
    >
      <Form item={item} draft={draft} onBooked={() => onOpenChange(false)} />
    </Dialog>
  );
}
