import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { Button } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useCartText } from '../../words/cart-text.ts';
import styles from './coupon-entry.module.css';
import { keptCoupon } from './kept-coupon.ts';

/** Longest code, in characters; the same number as the server's MAX_COUPON_CODE. */
const MAX_CODE = 40;
/** What a code is made of; the same as the server's `couponCode`. */
const CODE = /^[\p{L}\p{N}_-]+$/u;

interface CouponEntryProps {
  quote: Quote | undefined;
  pending: boolean;
}

/** A coupon: its code is typed, applied or refused with the reason, and taken off again. */
export function CouponEntry({ quote, pending }: CouponEntryProps) {
  const { code } = keptCoupon.useValue();
  const coupon = code === '' ? undefined : quote?.coupon;
  if (coupon && !coupon.warning) return <Applied coupon={coupon} />;
  return <Ask refusal={pending ? undefined : coupon?.warning?.message} pending={pending && code !== ''} />;
}

function Applied({ coupon }: { coupon: NonNullable<Quote['coupon']> }) {
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
        onClick={() => keptCoupon.forget()}
      >
        <Icon name="close" size={18} />
      </button>
    </p>
  );
}

function Ask({ refusal, pending }: { refusal: string | undefined; pending: boolean }) {
  const text = useCartText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isMalformed, setMalformed] = useState(false);
  // Kept open from the first try on: closing itself would hide why the code was refused.
  const [isOpen, setOpen] = useState(keptCoupon.read().code !== '');
  const fault = isMalformed ? text('coupon.invalid') : refusal;

  function apply() {
    const code = input.current?.value.trim() ?? '';
    const isCode = CODE.test(code);
    setMalformed(!isCode);
    if (isCode) keptCoupon.write({ code });
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The checkout's own form around it must not be sent by this.
    event.preventDefault();
    apply();
  }

  return (
    <details className={styles.entry} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
          defaultValue={keptCoupon.read().code}
          maxLength={MAX_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          className={styles.input}
          onKeyDown={pressed}
        />
        <Button variant="secondary" loading={pending} onClick={apply}>
          {text('coupon.apply')}
        </Button>
        {fault && (
          <div id={`${id}-fault`} className={styles.fault}>
            <Notice tone="danger">{fault}</Notice>
          </div>
        )}
      </div>
    </details>
  );
}
