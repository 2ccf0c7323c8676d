import type { ProductDetail } from '@fakos/contracts/products/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useRequestStockAlertMutation } from '@fakos/shared-kit/api/stock-alerts/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { Button } from '@fakos/shared-kit/ui/button';
import { TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useStockAlertText } from '../../../translations/stock-alert-text.ts';
import styles from './stock-alert.module.css';

/** Catches typing errors; the server checks the address. */
const LIKE_AN_ADDRESS = /^\S+@\S+\.\S+$/;

/** On a product that is sold out: requests one e-mail when it is back. */
export function StockAlertForm({ product }: { product: ProductDetail }) {
  const text = useStockAlertText();
  const kitText = useKitText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const user = useKitSelector(selectUser);
  const [typed, setTyped] = useState<string>();
  const [fieldError, setFieldError] = useState<string>();
  const [request, { data, error, isLoading, reset }] = useRequestStockAlertMutation();
  const email = typed ?? user?.email ?? '';
  const failure = isApiFailure(error) ? error : undefined;

  function showError(message: string) {
    setFieldError(message);
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (!LIKE_AN_ADDRESS.test(email.trim())) return showError(text('emailNeeded'));
    const { error: refusal } = await request({ product_id: product.id, email: email.trim() });
    if (isApiFailure(refusal) && refusal.fields?.email) showError(refusal.fields.email);
  }

  function change(value: string) {
    setTyped(value);
    setFieldError(undefined);
    if (error) reset();
  }

  return (
    <section aria-labelledby={id} className={styles.box}>
      <h2 id={id} className={styles.title}>
        {text('title')}
      </h2>
      {data ? (
        <Notice tone="success" announce="status">
          {data.message}
        </Notice>
      ) : (
        <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <p>{text('intro')}</p>
          <TextField
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            label={text('email')}
            description={text('privacy')}
            value={email}
            error={fieldError}
            onChange={(event) => change(event.currentTarget.value)}
          />
          {error && !fieldError && <Notice tone="danger">{failure?.message ?? kitText('errors.NETWORK')}</Notice>}
          <Button type="submit" variant="secondary" fullWidth loading={isLoading}>
            {text('submit')}
          </Button>
        </form>
      )}
    </section>
  );
}
