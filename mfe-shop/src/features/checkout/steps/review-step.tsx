import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { CheckboxField } from '@fakos/shared-kit/ui/field';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import { useId } from 'react';
import { CartNotices } from '../../../parts/cart-check/cart-notices.tsx';
import type { CheckedCart } from '../../../parts/cart-check/use-checked-cart.ts';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { CheckoutDraft } from '../form/draft.ts';
import { useField, useStepForm } from '../form/use-step-form.ts';
import { OrderRefusal } from '../placing/order-refusal.tsx';
import { createOrderRequest } from '../placing/order-request.ts';
import type { OrderPlacement } from '../placing/use-place-order.ts';
import { ErrorSummary } from './error-summary.tsx';
import { OrderRecap } from './order-recap.tsx';
import { OrderContent } from './order-summary.tsx';
import { StepTitle } from './step-title.tsx';
import { getStepAddress } from './steps.ts';

interface ReviewStepProps {
  cart: CheckedCart;
  draft: CheckoutDraft;
  placement: OrderPlacement;
}

/** The review step with the button that places the binding order (product.md section 3). */
export function ReviewStep({ cart, draft, placement }: ReviewStepProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const { money } = useFormat();
  const id = useId();
  const form = useStepForm('review');
  const field = useField(form);
  const { place, isPlacing, refusal } = placement;
  const { items, quote, isFetching } = cart;
  const submit = form.handleSubmit((values) => quote && place(createOrderRequest(values, items, quote), quote));
  return (
    <form method="post" noValidate aria-labelledby={id} className={styles.review} onSubmit={submit}>
      <div className={styles.form}>
        <StepTitle id={id} step="review" />
        <ErrorSummary form={form} />
        {refusal && !isPlacing ? (
          <OrderRefusal key={form.formState.submitCount} refusal={refusal} total={quote && money(quote.total)} />
        ) : (
          <CartNotices {...cart} />
        )}
        <OrderRecap draft={draft} quote={quote} />
      </div>
      <Card as="section" aria-label={text('checkout.order')} aria-busy={isFetching} className={styles.order}>
        <OrderContent cart={cart} draft={draft} />
        <div>
          <CheckboxField {...field('terms_accepted')} description={<TermsLinks />} />
          <CheckboxField {...field('marketing_consent')} />
        </div>
        <Button type="submit" size="lg" fullWidth loading={isPlacing || isFetching || !quote}>
          {text('checkout.place')}
        </Button>
        <ButtonLink variant="quiet" fullWidth href={getStepAddress('payment')}>
          {kitText('actions.back')}
        </ButtonLink>
      </Card>
    </form>
  );
}

function TermsLinks() {
  const text = useCheckoutText();
  const link = useRenderLink();
  return (
    <>
      {link({ href: paths.terms, target: '_blank', children: text('checkout.terms') })} {' · '}
      {link({ href: paths.privacy, target: '_blank', children: text('checkout.privacy') })}
    </>
  );
}
