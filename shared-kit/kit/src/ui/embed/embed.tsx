import { paths } from '@fakos/contracts/paths';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useConsent, useGrantConsent } from '@fakos/shared-kit/state/consent';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import el from '../../../locales/embed/el.json';
import en from '../../../locales/embed/en.json';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useRenderLink } from '../link/link.tsx';
import styles from './embed.module.css';
import { consentCategories, type EmbedKind, getProvider, isAllowedSource } from './embed-source.ts';

/** Props of `Embed`. */
export interface EmbedProps {
  kind: EmbedKind;
  /** URL of an allowed page (`html/allow-list`); any other renders nothing. */
  src: string;
  /** Title of the frame, such as «Χάρτης: Fakos, Ερμού 1»; '' for kind and provider. */
  title: string;
  /** Width divided by height. */
  ratio?: number | undefined;
  /** Image of the site that is shown before loading. */
  poster?: string;
  className?: string;
}

// Both languages are bundled, because the component may render before translations could be loaded.
const translations = { el, en };

const DEFAULT_RATIO = 16 / 9;
const icons: Readonly<Record<EmbedKind, IconName>> = { map: 'pin', video: 'play', social: 'facebook' };

/** Minimal permissions of third-party pages: they cannot navigate the top-level page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * A third-party map, video or social network page. Nothing is loaded before the visitor consents to its category or loads
 * this one; until then a placeholder of the same size names the provider.
 */
export function Embed(props: EmbedProps) {
  const { kind, src, ratio = DEFAULT_RATIO, poster, className } = props;
  const text = translations[useLanguage()];
  const [isRequested, setRequested] = useState(false);
  const hasConsent = useConsent(consentCategories[kind]);
  if (!isAllowedSource(kind, src)) return null;
  const title = props.title || `${text[kind].name} (${getProvider(src)})`;
  return (
    <div className={classNames(styles.place, className)} style={{ '--embed-ratio': ratio } as CSSProperties}>
      {isRequested || hasConsent ? (
        <Frame src={src} title={title} takesFocus={isRequested} />
      ) : (
        <Placeholder kind={kind} src={src} title={title} poster={poster} onLoad={() => setRequested(true)} />
      )}
    </div>
  );
}

function Frame({ src, title, takesFocus }: { src: string; title: string; takesFocus: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(
    function focusFrame() {
      // The pressed button has been removed and the focus would be lost.
      if (takesFocus) frame.current?.focus({ preventScroll: true });
    },
    [takesFocus],
  );
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={SANDBOX}
      allow={PERMISSIONS}
      allowFullScreen
    />
  );
}

interface PlaceholderProps extends Pick<EmbedProps, 'kind' | 'src' | 'title'> {
  poster: string | undefined;
  onLoad: () => void;
}

function Placeholder({ kind, src, title, poster, onLoad }: PlaceholderProps) {
  const text = translations[useLanguage()];
  const grant = useGrantConsent();
  const link = useRenderLink();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={title} className={classNames(styles.placeholder, poster && styles.overPoster)}>
      {poster && <img src={poster} alt="" loading="lazy" className={styles.poster} />}
      <div className={styles.text}>
        <Icon name={icons[kind]} size={24} className={styles.icon} />
        <p className={styles.notice}>
          {text[kind].notice.replace('{{receiver}}', getProvider(src))}{' '}
          {link({ href: paths.privacy, children: text.privacy })}
        </p>
        <div className={styles.buttons}>
          <Button size="sm" onClick={onLoad} aria-label={`${text[kind].load}: ${title}`}>
            {text[kind].load}
          </Button>
          <Button
            size="sm"
            variant="link"
            className={classNames(!grant && styles.unavailable)}
            onClick={() => {
              grant?.(consentCategories[kind]);
              onLoad();
            }}
          >
            {text[kind].always}
          </Button>
        </div>
      </div>
    </div>
  );
}
