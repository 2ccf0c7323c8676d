import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useGetProductQuery } from '@fakos/shared-kit/api/products/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazy } from '@fakos/shared-kit/lazy';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useRef, useState } from 'react';
import type { BookingFormProps } from '../booking/booking-form.tsx';
import { type Bookable, getBookingPrice } from '../booking/booking-rules.ts';
import { useBookingText } from '../booking/booking-text.ts';
import { type BookingValues, emptyBooking } from '../booking/booking-values.ts';
import { type LazyDialog, useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import { QuickViewBody } from './quick-view-body.tsx';

/** Props of {@link QuickView}. */
export interface QuickViewProps {
  product: ProductSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const bookingForm = createLazy(() =>
  import(/* webpackChunkName: "booking" */ '../booking/booking-form.tsx').then(({ BookingForm }) => BookingForm),
);

/** Dialog with a product's details, add-to-cart and booking (spec section 2). */
export function QuickView({ product: listed, open, onOpenChange }: QuickViewProps) {
  const { product, choose } = useChosenVariant(listed);
  const kitText = useKitText();
  const text = useBookingText();
  const booking = useLazyDialog(bookingForm, text('openFailed'));
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
      {booking.open && booking.Content ? (
        <ProductBooking
          Form={booking.Content}
          product={product}
          onBack={() => booking.setOpen(false)}
          onBooked={close}
        />
      ) : (
        <QuickViewBody product={product} bookingTriggerProps={booking.triggerProps} onChoose={choose} onAdded={close} />
      )}
    </Dialog>
  );
}

/** The variant that the visitor chose in the dialog; the previous one is shown while it loads. */
function useChosenVariant(listed: ProductSummary) {
  const [slug, setSlug] = useState(listed.slug);
  const { data } = useGetProductQuery({ slug }, { skip: slug === listed.slug });
  const product: ProductSummary = slug === listed.slug || !data ? listed : data.data;
  return { product, choose: setSlug };
}

/** Shows the product instead of the booking form when the dialog reopens; it does not change while closing. */
function useStartAtProduct(open: boolean, booking: LazyDialog<BookingFormProps>): void {
  const [wasOpen, setWasOpen] = useState(open);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) booking.setOpen(false);
}

interface ProductBookingProps {
  Form: NonNullable<LazyDialog<BookingFormProps>['Content']>;
  product: ProductSummary;
  onBack: () => void;
  onBooked: () => void;
}

function ProductBooking({ Form, product, onBack, onBooked }: ProductBookingProps) {
  const text = useBookingText();
  const draft = useRef<BookingValues>(emptyBooking);
  const item: Bookable = { kind: 'product', id: product.id, name: product.name, price: getBookingPrice(product) };
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
