import type { Quote } from '@fakos/contracts/cart/contract';
import { Button } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useCartText } from '../../translations/cart-text.ts';
import styles from './coupon-entry.module.css';
import { storedCoupon } from './stored-coupon.ts';

/** Maximum length of a code; equals the server's MAX_COUPON_CODE. */
const MAX_CODE_LENGTH = 40;
/** Allowed characters; equals the server's `couponCode`. */
const CODE_PATTERN = /^[\p{L}\p{N}_-]+$/u;

interface CouponEntryProps {
  quote: Quote | undefined;
  pending: boolean;
}

/** Form for a coupon code; shows the applied coupon, or why the code was refused. */
export function CouponEntry({ quote, pending }: CouponEntryProps) {
  const { code } = storedCoupon.useValue();
  const coupon = code === '' ? undefined : quote?.coupon;
  if (coupon && !coupon.warning) return <AppliedCoupon coupon={coupon} />;
  return <CouponForm refusal={pending ? undefined : coupon?.warning?.message} pending={pending && code !== ''} />;
}

function AppliedCoupon({ coupon }: { coupon: NonNullable<Quote['coupon']> }) {
  const text = useCartText();
  const { code, free_shipping } = coupon;
  return (
    <p role="status" className={styles.applied}>
      <Icon name="tag" size={18} />
      <span className={styles.code}>{text(free_shipping ? 'coupon.freeShipping' : 'coupon.applied', { code })}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('coupon.remove', { code })}
        onClick={() => storedCoupon.reset()}
      >
        <Icon name="close" size={18} />
      </button>
    </p>
  );
}

function CouponForm({ refusal, pending }: { refusal: string | undefined; pending: boolean }) {
  const text = useCartText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  // Stays open after the first attempt; otherwise the reason of a refusal would be hidden.
  const [isOpen, setOpen] = useState(storedCoupon.read().code !== '');
  const error = isInvalid ? text('coupon.invalid') : refusal;

  function apply() {
    const code = input.current?.value.trim() ?? '';
    const isCode = CODE_PATTERN.test(code);
    setIsInvalid(!isCode);
    if (isCode) storedCoupon.write({ code });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Must not submit the surrounding checkout form.
    event.preventDefault();
    apply();
  }

  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.question}>
        <Icon name="tag" size={18} />
        {text('coupon.open')}
      </summary>
      <div className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {text('coupon.label')}
        </label>
        <input
          ref={input}
          id={id}
          defaultValue={storedCoupon.read().code}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className={styles.input}
          onKeyDown={handleKeyDown}
        />
        <Button variant="secondary" loading={pending} onClick={apply}>
          {text('coupon.apply')}
        </Button>
        {error && (
          <div id={`${id}-error`} className={styles.error}>
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
      </div>
    </details>
  );
}
