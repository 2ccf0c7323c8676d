import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectItems } from '@fakos/shared-kit/state/cart';
import { RadioGroup, TextField } from '@fakos/shared-kit/ui/field';
import { useCashFee } from '../../parts/cart-check/use-cash-fee.ts';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './draft.ts';
import { StepFrame } from './step-frame.tsx';
import { paymentMethods } from './steps.ts';
import { useField, useStepForm } from './use-step-form.ts';

/** How it is paid, with what each way costs, and on which document. */
export function PaymentStep({ shipping }: { shipping: CheckoutDraft['shipping_method'] }) {
  const text = useCheckoutText();
  const { money } = useFormat();
  const form = useStepForm('payment');
  const field = useField(form);
  const fee = useCashFee(useKitSelector(selectItems), shipping === 'courier');
  const { label: methodLegend, ...method } = field('payment_method');
  const { label: documentLegend, ...document } = field('document');
  const wantsInvoice = form.watch('document') === 'invoice';
  return (
    <StepFrame step="payment" form={form}>
      <RadioGroup
        {...method}
        legend={methodLegend}
        variant="cards"
        options={paymentMethods[shipping].map((value) => ({
          value,
          label: text(`payment.${value}`),
          description: text(`payment.${value}_text`),
          aside: value === 'cash_on_delivery' && fee ? `+${money(fee)}` : undefined,
        }))}
      />
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
          <TextField
            {...field('vat_number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            className={styles.whole}
          />
          <TextField {...field('company_name')} autoComplete="organization" className={styles.whole} />
          <TextField {...field('tax_office')} autoComplete="off" className={styles.whole} />
        </div>
      )}
    </StepFrame>
  );
}
