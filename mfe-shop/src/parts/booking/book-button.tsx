import { Button, type ButtonProps } from '@fakos/shared-kit/ui/button';
import { loadDialog } from '@fakos/shared-kit/ui/deferred';
import { useOpenedLater } from '../opened-later/use-opened-later.ts';
import type { Bookable } from './booking-rules.ts';
import { useBookingText } from './booking-text.ts';

const loadBooking = () =>
  Promise.all([import(/* webpackChunkName: "booking" */ './booking-dialog.tsx'), loadDialog()]).then(
    ([{ BookingDialog }]) => BookingDialog,
  );

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> {
  item: Bookable;
}

/** Opens the booking of something. */
export function BookButton({ item, ...look }: BookButtonProps) {
  const text = useBookingText();
  const { Part, open, setOpen, opener } = useOpenedLater(loadBooking, text('openFailed'));
  return (
    <>
      <Button {...look} {...opener} aria-haspopup="dialog" aria-label={text('bookOf', { name: item.name })}>
        {text('book')}
      </Button>
      {Part && <Part item={item} open={open} onOpenChange={setOpen} />}
    </>
  );
}
