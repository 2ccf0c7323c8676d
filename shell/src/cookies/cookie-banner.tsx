import { COOKIE_BANNER_ID } from '@fakos/contracts/remote/cookie-banner';
import { Link, paths } from '@fakos/shared-kit/router';
import { useDispatch, useSelector } from '@fakos/shared-kit/state';
import { consentAccepted, consentRejected, selectConsent } from '@fakos/shared-kit/state/consent';
import { Button } from '@fakos/shared-kit/ui/button';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { isBannerDelayOver, subscribeToBannerDelay } from './banner-delay.ts';
import styles from './cookie-banner.module.css';
import { useCookieText } from './cookie-text.ts';
import { openCookieSettings } from './open-cookie-settings.ts';
import { useBottomInset } from './use-bottom-inset.ts';

/** A choice for all optional cookies. */
type Choice = ReturnType<typeof consentAccepted> | ReturnType<typeof consentRejected>;

const isNotOver = () => false;

/**
 * The cookie banner; its three choices look the same (spec section 2). It is rendered hidden, on the server too, so that a
 * page whose scripts have not started can show it.
 */
export function CookieBanner() {
  const text = useCookieText();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const isDelayOver = useSyncExternalStore(subscribeToBannerDelay, isBannerDelayOver, isNotOver);
  const { isDecided, choose } = useConsentChoice();
  // Undefined while it stays as it is: the page may have shown it before its scripts started.
  const isShown = isDecided === undefined || !(isDecided || isDelayOver) ? undefined : !isDecided;
  useEffect(
    function applyVisibility() {
      if (banner.current && isShown !== undefined) banner.current.hidden = !isShown;
    },
    [isShown],
  );
  useBottomInset(banner, isShown === true);
  return (
    <section
      ref={banner}
      id={COOKIE_BANNER_ID}
      aria-labelledby={titleId}
      className={styles.banner}
      hidden
      suppressHydrationWarning
    >
      <div className={styles.text}>
        <p id={titleId} className={styles.title}>
          {text('banner.title')}
        </p>
        <p>
          {text('banner.text')} <Link to={paths.privacy}>{text('banner.privacy')}</Link>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" className={styles.button} onClick={() => choose(consentRejected())}>
          {text('banner.reject')}
        </Button>
        <Button variant="secondary" className={styles.button} onClick={() => choose(consentAccepted())}>
          {text('banner.accept')}
        </Button>
        <Button variant="secondary" className={styles.button} onClick={openCookieSettings}>
          {text('banner.settings')}
        </Button>
      </div>
    </section>
  );
}

/**
 * Whether the visitor has made a choice; undefined until the consent is restored. A choice that is made before that is
 * applied afterwards.
 */
function useConsentChoice() {
  const dispatch = useDispatch();
  const consent = useSelector(selectConsent);
  const [choice, choose] = useState<Choice>();
  const isRestored = consent !== undefined;
  useEffect(
    function applyChoice() {
      if (!choice || !isRestored) return;
      dispatch(choice);
      choose(undefined);
    },
    [choice, isRestored, dispatch],
  );
  return { isDecided: choice ? true : consent && consent.choice !== null, choose };
}
