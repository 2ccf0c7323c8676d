import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { RadioGroup, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useCheckoutText } from '../../words/checkout-text.ts';
import { AccountPart } from './account-part.tsx';
import styles from './checkout.module.css';
import { StepFrame } from './step-frame.tsx';
import { useField, useStepForm } from './use-step-form.ts';

// Only who is signed in has some.
const loadAddresses = () =>
  import(/* webpackChunkName: "checkout-account" */ './account/saved-addresses.tsx').then(
    (module) => module.SavedAddresses,
  );

/** Where it goes: to an address, or nowhere because the buyer comes. */
export function ShippingStep({ quote }: { quote: Quote | undefined }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const form = useStepForm('shipping');
  const field = useField(form);
  const { label: legend, ...method } = field('shipping_method');
  const byCourier = form.watch('shipping_method') === 'courier';
  const freeFrom = quote ? money(quote.free_shipping_from) : undefined;
  return (
    <StepFrame step="shipping" form={form}>
      <RadioGroup
        {...method}
        legend={legend}
        variant="cards"
        options={[
          {
            value: 'courier',
            label: text('shipping.courier'),
            description: freeFrom && text('shipping.courierText', { amount: freeFrom }),
          },
          {
            value: 'pickup',
            label: text('shipping.pickup'),
            description: text('shipping.pickupText'),
            aside: text('totals.free'),
          },
        ]}
      />
      {byCourier && <AccountPart load={loadAddresses} form={form} pending={<Skeleton variant="box" height="8rem" />} />}
      {byCourier && (
        <div className={styles.fields}>
          <TextField {...field('street')} autoComplete="address-line1" className={styles.wide} />
          <TextField {...field('street_number')} autoComplete="off" className={styles.narrow} />
          <TextField
            {...field('postcode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            className={styles.narrow}
          />
          <TextField {...field('city')} autoComplete="address-level2" className={styles.wide} />
          <p className={styles.remark}>{text('checkout.onlyGreece')}</p>
        </div>
      )}
      <TextArea {...field('note')} rows={3} optionalLabel={text('checkout.optional')} />
    </StepFrame>
  );
}
