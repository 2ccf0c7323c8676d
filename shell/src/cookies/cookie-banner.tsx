import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { consentAccepted, consentRejected } from '@fakos/shared-kit/state/consent';
import { Button } from '@fakos/shared-kit/ui/button';
import { type MouseEvent, useId, useRef } from 'react';
import styles from './cookie-banner.module.css';
import { useText } from './text.ts';
import { useRoomBelow } from './use-room-below.ts';

interface CookieBannerProps {
  onSettings: () => void;
  /** Opens an address of the site without loading the page anew. */
  onFollow: (address: string) => void;
}

/** Asks about cookies in the corner of the page; the three answers look the same (spec section 2). */
export function CookieBanner({ onSettings, onFollow }: CookieBannerProps) {
  const text = useText();
  const dispatch = useDispatch();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  const privacy = localisePath(paths.privacy, useLanguage());
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(privacy);
  };
  return (
    <section ref={banner} aria-labelledby={titleId} className={styles.banner}>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {text('banner.title')}
        </p>
        <p>
          {text('banner.text')}{' '}
          <a href={privacy} onClick={follow}>
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
