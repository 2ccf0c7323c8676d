import { createLazy, dialogPanel } from '@fakos/shared-kit/lazy';
import { Button, type ButtonProps } from '@fakos/shared-kit/ui/button';
import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import type { Bookable } from './booking-rules.ts';
import { useBookingText } from './booking-text.ts';

const bookingDialog = createLazy(() =>
  Promise.all([import(/* webpackChunkName: "booking" */ './booking-dialog.tsx'), dialogPanel.load()]).then(
    ([{ BookingDialog }]) => BookingDialog,
  ),
);

interface BookButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> {
  item: Bookable;
}

/** Opens the booking dialog. */
export function BookButton({ item, ...look }: BookButtonProps) {
  const text = useBookingText();
  const { Content, open, setOpen, triggerProps } = useLazyDialog(bookingDialog, text('openFailed'));
  return (
    <>
      <Button {...look} {...triggerProps} aria-haspopup="dialog" aria-label={text('bookItem', { name: item.name })}>
        {text('book')}
      </Button>
      {Content && <Content item={item} open={open} onOpenChange={setOpen} />}
    </>
  );
}
