import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useRef, useState } from 'react';
import { type BookingAnswers, noAnswers } from '../booking/booking-answers.ts';
import type { BookingFormProps } from '../booking/booking-form.tsx';
import { type Bookable, bookingPrice } from '../booking/booking-rules.ts';
import { useBookingText } from '../booking/booking-text.ts';
import { type OpenedLater, useOpenedLater } from '../opened-later/use-opened-later.ts';
import { QuickViewBody } from './quick-view-body.tsx';

/** Props of {@link QuickView}. */
export interface QuickViewProps {
  product: ProductSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadBookingForm = () =>
  import(/* webpackChunkName: "booking" */ '../booking/booking-form.tsx').then(({ BookingForm }) => BookingForm);

/** A product over the page that lists it: to look at, to buy, to book (spec section 2). */
export function QuickView({ product, open, onOpenChange }: QuickViewProps) {
  const kitText = useKitText();
  const text = useBookingText();
  const booking = useOpenedLater(loadBookingForm, text('openFailed'));
  useStartAtProduct(open, booking);
  const { name } = product;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={booking.open ? text('title', { name }) : name}
      closeLabel={kitText('actions.close')}
      size={booking.open ? 'md' : 'lg'}
    >
      {booking.open && booking.Part ? (
        <ProductBooking Form={booking.Part} product={product} onBack={() => booking.setOpen(false)} onBooked={close} />
      ) : (
        <QuickViewBody product={product} bookOpener={booking.opener} onAdded={close} />
      )}
    </Dialog>
  );
}

/** Whoever opens it again begins with the product; while it closes it stays as it was. */
function useStartAtProduct(open: boolean, booking: OpenedLater<BookingFormProps>): void {
  const [wasOpen, setWasOpen] = useState(open);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) booking.setOpen(false);
}

interface ProductBookingProps {
  Form: NonNullable<OpenedLater<BookingFormProps>['Part']>;
  product: ProductSummary;
  onBack: () => void;
  onBooked: () => void;
}

function ProductBooking({ Form, product, onBack, onBooked }: ProductBookingProps) {
  const text = useBookingText();
  const draft = useRef<BookingAnswers>(noAnswers);
  const item: Bookable = { kind: 'product', id: product.id, name: product.name, price: bookingPrice(product) };
  return (
    <>
      <div>
        <Button variant="quiet" size="sm" iconStart={<Icon name="arrow-left" size={18} />} onClick={onBack}>
          {text('back')}
        </Button>
      </div>
      <Form item={item} draft={draft} onBooked={onBooked} />
    </>
  );
}
