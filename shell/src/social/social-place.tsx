import { Near } from '@fakos/shared-kit/ui/deferred';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSettings } from '../use-settings.ts';
import { facebookPlugin } from './facebook-page.ts';
import styles from './social-place.module.css';

/** How long after the start the shop's page of a social network is fetched, in milliseconds (spec section 9). */
const SOCIAL_DELAY_MS = 1000;

const asDefault = (component: ComponentType<{ src: string }>) => ({ default: component });
const Nothing = () => null;
// Without it there is still the link among the social pages of the footer.
const SocialPage = lazy(() =>
  import(/* webpackChunkName: "social-page" */ './social-page.tsx').then(
    (page) => asDefault(page.SocialPage),
    () => asDefault(Nothing),
  ),
);

/**
 * Keeps the place of the shop's social page, where `facebook_page_url` names one, and fetches what shows it a second
 * after the start for those who come near.
 */
export function SocialPlace() {
  const { facebook_page_url: url } = useSettings();
  const [isDue, setIsDue] = useState(false);

  useEffect(function waitForTheFirstView() {
    const timer = setTimeout(() => setIsDue(true), SOCIAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const src = facebookPlugin(url ?? '');
  if (!src) return null;
  return (
    <div className={styles.place}>
      {isDue && (
        <Near>
          <Suspense fallback={null}>
            <SocialPage src={src} />
          </Suspense>
        </Near>
      )}
    </div>
  );
}
