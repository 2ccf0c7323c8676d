import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { createLazy } from '@fakos/shared-kit/lazy';
import { RadioGroup, TextArea, TextField } from '@fakos/shared-kit/ui/field';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import { AccountPart } from '../account/account-part.tsx';
import styles from '../checkout.module.css';
import { useField, useStepForm } from '../form/use-step-form.ts';
import { StepLayout } from './step-layout.tsx';

// A separate chunk: only signed-in users have saved addresses.
const savedAddresses = createLazy(() =>
  import(/* webpackChunkName: "checkout-account" */ '../account/saved-addresses.tsx').then(
    (module) => module.SavedAddresses,
  ),
);

/** The shipping step: courier with an address, or store pickup. */
export function ShippingStep({ quote }: { quote: Quote | undefined }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const form = useStepForm('shipping');
  const field = useField(form);
  const { label: legend, ...method } = field('shipping_method');
  const isCourier = form.watch('shipping_method') === 'courier';
  const freeShippingFrom = quote ? money(quote.free_shipping_from) : undefined;
  return (
    <StepLayout step="shipping" form={form}>
      <RadioGroup
        {...method}
        legend={legend}
        variant="cards"
        options={[
          {
            value: 'courier',
            label: text('shipping.courier'),
            description: freeShippingFrom && text('shipping.courierText', { amount: freeShippingFrom }),
          },
          {
            value: 'pickup',
            label: text('shipping.pickup'),
            description: text('shipping.pickupText'),
            aside: text('totals.free'),
          },
        ]}
      />
      {isCourier && (
        <AccountPart part={savedAddresses} form={form} placeholder={<Skeleton variant="box" height="8rem" />} />
      )}
      {isCourier && (
        <div className={styles.fields}>
          <TextField {...field('street')} autoComplete="address-line1" className={styles.wide} />
          <TextField {...field('street_number')} autoComplete="off" className={styles.narrow} />
          <TextField {...field('postcode')} inputMode="numeric" autoComplete="postal-code" className={styles.narrow} />
          <TextField {...field('city')} autoComplete="address-level2" className={styles.wide} />
          <p className={styles.remark}>{text('checkout.onlyGreece')}</p>
        </div>
      )}
      <TextArea {...field('note')} rows={3} optionalLabel={text('checkout.optional')} />
    </StepLayout>
  );
}
