import { localisePath } from '@fakos/contracts/languages';
import { COOKIE_BANNER_ID } from '@fakos/contracts/remote/element-ids';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch, useSelector } from '@fakos/shared-kit/state';
import { consentAccepted, consentRejected, selectConsent } from '@fakos/shared-kit/state/consent';
import { Button } from '@fakos/shared-kit/ui/button';
import { type MouseEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { isBannerDelayOver, subscribeToBannerDelay } from './banner-delay.ts';
import styles from './cookie-banner.module.css';
import { useCookieText } from './cookie-text.ts';
import { openCookieSettings } from './open-cookie-settings.ts';
import { useBottomInset } from './use-bottom-inset.ts';

interface CookieBannerProps {
  /** Opens an address of the site without reloading the page. */
  onNavigate: (address: string) => void;
}

/** A choice for all optional cookies. */
type Choice = ReturnType<typeof consentAccepted> | ReturnType<typeof consentRejected>;

const isNotOver = () => false;

/**
 * The cookie banner; its three choices look the same (spec section 2). It is rendered hidden, on the server too, so that a
 * page whose scripts have not started can show it.
 */
export function CookieBanner({ onNavigate }: CookieBannerProps) {
  const text = useCookieText();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const isDelayOver = useSyncExternalStore(subscribeToBannerDelay, isBannerDelayOver, isNotOver);
  const { isDecided, choose } = useConsentChoice();
  // Undefined: it stays as the page has shown it, before or while its scripts start.
  const isShown = isDecided === false && !isDelayOver ? undefined : negate(isDecided);
  useEffect(
    function applyVisibility() {
      if (banner.current && isShown !== undefined) banner.current.hidden = !isShown;
    },
    [isShown],
  );
  useBottomInset(banner, isShown === true);
  const privacy = localisePath(paths.privacy, useLanguage());
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(privacy);
  };
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
          {text('banner.text')}{' '}
          <a href={privacy} onClick={followLink}>
            {text('banner.privacy')}
          </a>
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

const negate = (value: boolean | undefined) => (value === undefined ? undefined : !value);

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
