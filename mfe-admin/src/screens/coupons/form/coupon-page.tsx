import type { Coupon } from '@fakos/contracts/coupons/contract';
import type { Language } from '@fakos/contracts/languages';
import {
  useDeleteCouponMutation,
  useGetCouponQuery,
  useLazyGetCouponQuery,
  useUpdateCouponMutation,
} from '@fakos/shared-kit/api/coupons/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { DeleteButton } from '../../../framework/detail/delete-button.tsx';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { COUPONS, COUPONS_KEY } from '../coupon-paths.ts';
import { CouponFields } from './coupon-fields.tsx';
import { type CouponValues, toChangedFields, toCouponValues, validateCoupon } from './coupon-values.ts';
import { useCouponLabels, useCouponMessages, useCouponValueText } from './use-coupon-form.ts';

const RESOURCE = 'coupons';
const noLocalisedNames: readonly string[] = [];

/** One coupon with all its fields. */
export function CouponPage() {
  const text = useText();
  const detail = useDetailPage(useGetCouponQuery);
  return (
    <DetailPage
      detail={detail}
      title={(coupon) => coupon?.code ?? text('coupons.one')}
      list={{ listKey: COUPONS_KEY, path: COUPONS, label: text('menu.coupons') }}
      // Orders refer to a used coupon; the form explains that it can be switched off.
      actions={(coupon) => coupon.used === 0 && <DeleteCoupon coupon={coupon} />}
    >
      {(coupon) => <CouponForm key={coupon.id} coupon={coupon} />}
    </DetailPage>
  );
}

function CouponForm({ coupon }: { coupon: Coupon }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const messages = useCouponMessages();
  const [update] = useUpdateCouponMutation();
  const [reload] = useLazyGetCouponQuery();
  const loaded = useMemo(() => toRecord(coupon, language), [coupon, language]);
  const labels = useCouponLabels();
  const { id, code } = coupon;
  const history = useFieldHistory(RESOURCE, id, noLocalisedNames);
  const form = useRecordForm<CouponValues>({
    draftKey: `${COUPONS_KEY}:${id}`,
    loaded,
    validate: (values) => validateCoupon(values, messages),
    save: async (changes, { values, version }) => {
      const fields = toChangedFields(changes, values);
      return (await update({ id, version: String(version), ...fields }).unwrap()).data;
    },
    reload: async () => toRecord((await reload({ id }).unwrap()).data, language),
    onSaved: (changes) => toasts.showSuccess(text('detail.saved', { name: changes.code ?? code })),
  });
  return (
    <>
      <RecordFormPage form={form} fieldLabels={labels} formatValue={useCouponValueText()} {...history}>
        <CouponFields coupon={coupon} />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} />
    </>
  );
}

function toRecord(coupon: Coupon, language: Language): LoadedRecord<CouponValues> {
  return { values: toCouponValues(coupon, language), version: coupon.version };
}

function DeleteCoupon({ coupon: { id, code } }: { coupon: Coupon }) {
  const text = useText();
  const [remove] = useDeleteCouponMutation();
  return (
    <DeleteButton
      name={code}
      message={text('coupons.deleteText')}
      onDelete={() => remove({ id }).unwrap()}
      listPath={COUPONS}
    />
  );
}
