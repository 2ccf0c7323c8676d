import { colors } from '@fakos/contracts/colors';
import { getReadableColour, parseColour } from '@fakos/contracts/settings/colours';
import type { CSSProperties } from 'react';
import { useSiteTranslations } from '../language/site-translations.ts';
import { getLogoUrl } from '../settings/logo-url.ts';
import { type KnownSettings, useSettings } from '../settings/use-settings.ts';
import styles from './home-loader.module.css';
import { useLoaderProgress } from './use-loader-progress.ts';

const DEFAULT_DURATION_MS = 3_000;
const DEFAULT_BACKGROUND = colors.ground;
const LOGO_WIDTH = 160;
const LOGO_HEIGHT = 44;

/** The page loader (spec sections 2, 3 and 9): logo, text, subtitle and progress over the whole page. */
export function HomeLoader({ isReady, onHidden }: { isReady: boolean; onHidden: () => void }) {
  const translations = useSiteTranslations();
  const settings = useSettings();
  const { loader_duration: duration = DEFAULT_DURATION_MS, loader_subtitle: subtitle, logo_url: logo } = settings;
  const progress = useLoaderProgress(duration, isReady, onHidden);
  return (
    <div className={styles.loader} style={getLoaderColours(settings)} data-leaving={progress === 100 || undefined}>
      {logo ? (
        <img
          src={getLogoUrl(logo)}
          alt={settings.name}
          width={LOGO_WIDTH}
          height={LOGO_HEIGHT}
          className={styles.logo}
        />
      ) : (
        <span className={styles.name}>{settings.name}</span>
      )}
      <Animation animation={settings.loader_style ?? 'spinner'} />
      <div role="status">
        <p className={styles.text}>{settings.loader_text || translations.loading}</p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div
        role="progressbar"
        aria-label={settings.loader_text || translations.loading}
        aria-valuenow={progress}
        className={styles.track}
      >
        <span className={styles.fill} style={{ scale: `${progress / 100} 1` }} />
      </div>
    </div>
  );
}

const DOT_COUNT = 3;

/** The animation; the style `bar` has the progress bar only. */
function Animation({ animation }: { animation: NonNullable<KnownSettings['loader_style']> }) {
  if (animation === 'bar') return null;
  if (animation !== 'dots') return <span className={styles[animation]} aria-hidden="true" />;
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: DOT_COUNT }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  );
}

function getLoaderColours(settings: KnownSettings): CSSProperties {
  const background = parseColour(settings.loader_bg_color) ?? DEFAULT_BACKGROUND;
  return {
    '--loader-ground': background,
    '--loader-ink': getReadableColour(background, parseColour(settings.loader_text_color)),
    '--loader-colour': parseColour(settings.loader_color) ?? 'var(--color-accent)',
  } as CSSProperties;
}
