import { useListSlotsQuery } from '@fakos/shared-kit/api/booking-slots/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { SlotBookingForm } from './slot-booking-form.tsx';

/** Books a service: with a time where the shop offers times, else with a day, as an API without times does. */
export function ServiceBooking(props: BookingFormProps) {
  const kitText = useKitText();
  const { data, isLoading } = useListSlotsQuery({ service_id: props.item.id, days: 1 });
  if (isLoading) {
    return (
      <div role="status" aria-label={kitText('state.loading')}>
        <SkeletonText lines={4} />
      </div>
    );
  }
  if (!data?.data.has_times) return <BookingForm {...props} />;
  return <SlotBookingForm {...props} list={data.data} />;
}
