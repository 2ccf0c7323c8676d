import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectItems } from '@fakos/shared-kit/state/cart';
import { RadioGroup, TextField } from '@fakos/shared-kit/ui/field';
import { requestOf } from '../../parts/cart-check/use-checked-cart.ts';
import { useBuyingText } from '../../buying-text.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './checkout.slice.ts';
import { StepFrame } from './step-frame.tsx';
import { paymentMethods } from './steps.ts';
import { useField, useStepForm } from './use-step-form.ts';

/** How it is paid, with what each way costs, and on which document. */
export function PaymentStep({ shipping }: { shipping: CheckoutDraft['shipping_method'] }) {
  const text = useBuyingText();
  const { money } = useFormat();
  const form = useStepForm('payment');
  const field = useField(form);
  const fee = useCashFee(shipping);
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
          <TextField {...field('company_name')} autoComplete="organization" className={styles.whole} />
          <TextField
            {...field('vat_number')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            className={styles.half}
          />
          <TextField {...field('tax_office')} autoComplete="off" className={styles.half} />
        </div>
      )}
    </StepFrame>
  );
}

/** What paying the courier adds, known before it is chosen. */
function useCashFee(shipping: CheckoutDraft['shipping_method']): number | undefined {
  const items = useKitSelector(selectItems);
  const { data } = useQuoteCartQuery(
    { items: items.map(requestOf), shipping_method: shipping, payment_method: 'cash_on_delivery' },
    { skip: items.length === 0 || shipping !== 'courier' },
  );
  return data?.data.payment_fee;
}
