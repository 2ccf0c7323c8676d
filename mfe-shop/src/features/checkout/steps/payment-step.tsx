import type { Quote } from '@fakos/contracts/cart/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectItems } from '@fakos/shared-kit/state/cart';
import { RadioGroup, TextField } from '@fakos/shared-kit/ui/field';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useCashOnDeliveryFee } from '../../../parts/cart-check/use-cash-on-delivery-fee.ts';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { CheckoutDraft } from '../form/draft.ts';
import { useField, useStepForm } from '../form/use-step-form.ts';
import { AccountLines } from './account-lines.tsx';
import { StepLayout } from './step-layout.tsx';

/** Height of two payment methods. */
const METHODS_HEIGHT = '11rem';

interface PaymentStepProps {
  shipping: CheckoutDraft['shipping_method'];
  quote: Quote | undefined;
}

/** The payment step: payment method with its fee, and receipt or invoice. */
export function PaymentStep({ shipping, quote }: PaymentStepProps) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const offered = quote?.payment_methods;
  const form = useStepForm('payment', offered);
  const field = useField(form);
  const fee = useCashOnDeliveryFee(useKitSelector(selectItems), shipping === 'courier');
  const { label: methodLegend, ...method } = field('payment_method');
  const { label: documentLegend, ...document } = field('document');
  const wantsInvoice = form.watch('document') === 'invoice';
  return (
    <StepLayout step="payment" form={form}>
      {offered ? (
        <RadioGroup
          {...method}
          legend={methodLegend}
          variant="cards"
          options={offered[shipping].map((value) => ({
            value,
            label: text(`payment.${value}`),
            description: text(`payment.${value}_text`),
            aside: value === 'cash_on_delivery' && fee ? `+${money(fee)}` : undefined,
          }))}
        />
      ) : (
        <Skeleton variant="box" height={METHODS_HEIGHT} />
      )}
      {form.watch('payment_method') === 'bank_transfer' && (
        <p role="status">
          <AccountLines quote={quote} />
        </p>
      )}
      <RadioGroup
        {...document}
        legend={documentLegend}
        options={[
          { value: 'receipt', label: text('checkout.receipt') },
          { value: 'invoice', label: text('checkout.invoice') },
        ]}
      />
      {wantsInvoice && (
        <div className={styles.fields}>
          <TextField {...field('vat_number')} inputMode="numeric" autoComplete="off" className={styles.fullWidth} />
          <TextField {...field('company_name')} autoComplete="organization" className={styles.fullWidth} />
          <TextField {...field('tax_office')} autoComplete="off" className={styles.fullWidth} />
          <TextField
            {...field('activity')}
            optionalLabel={text('checkout.optional')}
            autoComplete="off"
            className={styles.fullWidth}
          />
        </div>
      )}
    </StepLayout>
  );
}
