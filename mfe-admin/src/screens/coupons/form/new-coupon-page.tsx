import { useCreateCouponMutation } from '@fakos/shared-kit/api/coupons/hooks';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { COUPONS, COUPONS_KEY } from '../coupon-paths.ts';
import { CouponFields } from './coupon-fields.tsx';
import { newCouponValues, toCouponFields, validateCoupon } from './coupon-values.ts';
import { useCouponLabels, useCouponMessages } from './use-coupon-form.ts';

/** Form for a new coupon. */
export function NewCouponPage() {
  const text = useText();
  const messages = useCouponMessages();
  const [create] = useCreateCouponMutation();
  return (
    <NewRecordPage
      title={text('coupons.new')}
      list={{ listKey: COUPONS_KEY, path: COUPONS, label: text('menu.coupons') }}
      createValues={() => newCouponValues}
      validate={(values) => validateCoupon(values, messages)}
      create={async (values) => (await create(toCouponFields(values)).unwrap()).data}
      savedText={({ code }) => text('detail.saved', { name: code })}
      fieldLabels={useCouponLabels()}
    >
      <CouponFields />
    </NewRecordPage>
  );
}
