import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { CheckboxField } from '@fakos/shared-kit/ui/field';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import { useId } from 'react';
import type { CheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { LineList } from '../../parts/totals/line-list.tsx';
import { Totals } from '../../parts/totals/totals.tsx';
import { useBuyingText } from '../../buying-text.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './checkout.slice.ts';
import { ErrorSummary } from './error-summary.tsx';
import { orderOf } from './order-of.ts';
import { PlaceFailure } from './place-failure.tsx';
import { Recap } from './recap.tsx';
import { StepTitle } from './step-title.tsx';
import { addressOf } from './steps.ts';
import { type PlacedOrder, usePlaceOrder } from './use-place-order.ts';
import { useField, useStepForm } from './use-step-form.ts';

interface ReviewStepProps {
  cart: CheckedCart;
  draft: CheckoutDraft;
  onPlaced: (order: PlacedOrder) => void;
}

/** All of it once more beside the button that binds (product.md section 3). */
export function ReviewStep({ cart, draft, onPlaced }: ReviewStepProps) {
  const text = useBuyingText();
  const kitText = useKitText();
  const { money } = useFormat();
  const id = useId();
  const form = useStepForm('review');
  const field = useField(form);
  const { place, isPlacing, failure } = usePlaceOrder(onPlaced);
  const { items, quote, isFetching } = cart;
  const submit = form.handleSubmit((answers) => quote && place(orderOf(answers, items, quote.total)));
  return (
    <form noValidate aria-labelledby={id} className={styles.review} onSubmit={submit}>
      <div className={styles.form}>
        <StepTitle id={id} step="review" />
        <ErrorSummary form={form} />
        {failure && !isPlacing && (
          <PlaceFailure key={form.formState.submitCount} failure={failure} total={quote && money(quote.total)} />
        )}
        <Recap draft={draft} />
      </div>
      <Card as="section" aria-label={text('checkout.order')} aria-busy={isFetching} className={styles.order}>
        {quote && <LineList lines={quote.lines} />}
        {quote && <Totals amounts={quote} pickup={draft.shipping_method === 'pickup'} />}
        <div>
          <CheckboxField {...field('terms_accepted')} description={<TermsLinks />} />
          <CheckboxField {...field('marketing_consent')} />
        </div>
        <Button type="submit" size="lg" fullWidth loading={isPlacing || isFetching || !quote}>
          {text('checkout.place')}
        </Button>
        <ButtonLink variant="quiet" fullWidth href={addressOf('payment')}>
          {kitText('actions.back')}
        </ButtonLink>
      </Card>
    </form>
  );
}

function TermsLinks() {
  const text = useBuyingText();
  const link = useRenderLink();
  return (
    <>
      {link({ href: paths.terms, target: '_blank', children: text('checkout.terms') })} {' · '}
      {link({ href: paths.privacy, target: '_blank', children: text('checkout.privacy') })}
    </>
  );
}
