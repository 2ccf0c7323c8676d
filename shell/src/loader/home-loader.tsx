import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { CSSProperties } from 'react';
import { cssColour, readableOn } from '../chrome/colours.ts';
import { useSiteWords } from '../site-watch/site-words.ts';
import { type KnownSettings, useSettings } from '../use-settings.ts';
import styles from './home-loader.module.css';
import { useLoaderProgress } from './use-loader-progress.ts';

/** Spec section 9. */
const DEFAULT_DURATION_MS = 3_000;
const GROUND = '#f8f5f0';
const LOGO_WIDTH = 160;
const LOGO_HEIGHT = 44;

/** The page loader (spec sections 2 and 3): logo, text, subtitle and progress over the whole page. */
export function HomeLoader({ isReady, onGone }: { isReady: boolean; onGone: () => void }) {
  const words = useSiteWords();
  const settings = useSettings();
  const { loader_duration: duration = DEFAULT_DURATION_MS, loader_subtitle: subtitle, logo_url: logo } = settings;
  const progress = useLoaderProgress(duration, isReady, onGone);
  return (
    <div className={styles.loader} style={loaderColours(settings)} data-leaving={progress === 100 || undefined}>
      {logo ? (
        <img
          src={addressOf(logo)}
          alt={settings.name}
          width={LOGO_WIDTH}
          height={LOGO_HEIGHT}
          className={styles.logo}
        />
      ) : (
        <span className={styles.name}>{settings.name}</span>
      )}
      <Figure look={settings.loader_style ?? 'spinner'} />
      <div role="status">
        <p className={styles.text}>{settings.loader_text || words.loading}</p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div
        role="progressbar"
        aria-label={settings.loader_text || words.loading}
        aria-valuenow={progress}
        className={styles.track}
      >
        <span className={styles.fill} style={{ scale: `${progress / 100} 1` }} />
      </div>
    </div>
  );
}

const DOTS = 3;

/** What moves: of the bar, the progress itself. */
function Figure({ look }: { look: NonNullable<KnownSettings['loader_style']> }) {
  if (look === 'bar') return null;
  if (look !== 'dots') return <span className={styles[look]} aria-hidden="true" />;
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: DOTS }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  );
}

function loaderColours(settings: KnownSettings): CSSProperties {
  const ground = cssColour(settings.loader_bg_color) ?? GROUND;
  return {
    '--loader-ground': ground,
    '--loader-ink': readableOn(ground, cssColour(settings.loader_text_color)),
    '--loader-colour': cssColour(settings.loader_color) ?? 'var(--color-accent)',
  } as CSSProperties;
}

function addressOf(file: string): string {
  return file.includes('/') ? file : imageUrl('logo', file);
}
