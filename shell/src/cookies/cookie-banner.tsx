import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { consentAccepted, consentRejected } from '@fakos/shared-kit/state/consent';
import { Button } from '@fakos/shared-kit/ui/button';
import { type MouseEvent, useId, useRef } from 'react';
import styles from './cookie-banner.module.css';
import { useCookieText } from './cookie-text.ts';
import { useBottomInset } from './use-bottom-inset.ts';

interface CookieBannerProps {
  onSettings: () => void;
  /** Opens an address of the site without reloading the page. */
  onNavigate: (address: string) => void;
}

/** The cookie banner; its three choices look the same (spec section 2). */
export function CookieBanner({ onSettings, onNavigate }: CookieBannerProps) {
  const text = useCookieText();
  const dispatch = useDispatch();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useBottomInset(banner);
  const privacy = localisePath(paths.privacy, useLanguage());
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(privacy);
  };
  return (
    <section ref={banner} aria-labelledby={titleId} className={styles.banner}>
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
        <Button variant="secondary" className={styles.button} onClick={() => dispatch(consentRejected())}>
          {text('banner.reject')}
        </Button>
        <Button variant="secondary" className={styles.button} onClick={() => dispatch(consentAccepted())}>
          {text('banner.accept')}
        </Button>
        <Button variant="secondary" className={styles.button} onClick={onSettings}>
          {text('banner.settings')}
        </Button>
      </div>
    </section>
  );
}
