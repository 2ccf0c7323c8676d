import { createLazyParts, Near } from '@fakos/shared-kit/lazy';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { getFacebookPluginUrl } from './facebook-page.ts';
import styles from './lazy-social-page.module.css';

/** Delay after the start, in milliseconds (spec section 9). */
const SOCIAL_DELAY_MS = 1000;

// If its code does not load, the footer still links to the page.
const SocialPage = createLazyParts(() => import(/* webpackChunkName: "social-page" */ './social-page.tsx')).part(
  (module) => module.SocialPage,
);

/**
 * Placeholder for the shop's Facebook page where `facebook_page_url` is set; the page loads one second after the start
 * when it is near the viewport.
 */
export function LazySocialPage() {
  const { facebook_page_url: url } = useSettings();
  const [isDue, setIsDue] = useState(false);

  useEffect(function delayLoading() {
    const timer = setTimeout(() => setIsDue(true), SOCIAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const src = getFacebookPluginUrl(url ?? '');
  if (!src) return null;
  return (
    <div className={styles.place}>
      {isDue && (
        <Near>
          <SocialPage src={src} />
        </Near>
      )}
    </div>
  );
}
