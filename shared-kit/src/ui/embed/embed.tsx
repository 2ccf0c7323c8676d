import { useLanguage } from '@fakos/shared-kit/i18n';
import { useConsent, useGrantConsent } from '@fakos/shared-kit/state/consent';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import el from '../../../locales/embed/el.json';
import en from '../../../locales/embed/en.json';
import { paths } from '../../router/paths.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useRenderLink } from '../link/link.tsx';
import styles from './embed.module.css';
import { categoryOf, type EmbedKind, isAllowedSource, receiverOf } from './embed-source.ts';

/** Props of `Embed`. */
export interface EmbedProps {
  kind: EmbedKind;
  /** Address of a page that may be embedded (`html/allow-list`); for any other there is nothing to see. */
  src: string;
  /** What it shows, such as «Χάρτης: Fakos, Ερμού 1»; names the frame. '' where nobody has said: its kind and where it comes from. */
  title: string;
  /** Width to height of the place, kept from the first paint on. */
  ratio?: number | undefined;
  /** A picture of the site's own that stands in the place until then. */
  poster?: string;
  className?: string;
}

// Both languages travel with the component: it is drawn before words could be fetched for it.
const words = { el, en };

const DEFAULT_RATIO = 16 / 9;
const icons: Readonly<Record<EmbedKind, IconName>> = { map: 'pin', video: 'play', social: 'facebook' };

/** What the page of somebody else needs to work, and no more: it cannot take the visitor away from this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * A map, video or social page of somebody else. Nothing of it is asked for until the visitor allowed its category, or
 * asked for this one: until then a place of the same size says who would learn of the visit.
 */
export function Embed(props: EmbedProps) {
  const { kind, src, ratio = DEFAULT_RATIO, poster, className } = props;
  const text = words[useLanguage()];
  const [asked, setAsked] = useState(false);
  const consented = useConsent(categoryOf[kind]);
  if (!isAllowedSource(kind, src)) return null;
  const title = props.title || `${text[kind].name} (${receiverOf(src)})`;
  return (
    <div className={classNames(styles.place, className)} style={{ '--embed-ratio': ratio } as CSSProperties}>
      {asked || consented ? (
        <Frame src={src} title={title} takesFocus={asked} />
      ) : (
        <Facade kind={kind} src={src} title={title} poster={poster} onLoad={() => setAsked(true)} />
      )}
    </div>
  );
}

function Frame({ src, title, takesFocus }: { src: string; title: string; takesFocus: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(
    function focusWhatWasAskedFor() {
      // The button that was pressed is gone, and the focus with it.
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

interface FacadeProps extends Pick<EmbedProps, 'kind' | 'src' | 'title'> {
  poster: string | undefined;
  onLoad: () => void;
}

function Facade({ kind, src, title, poster, onLoad }: FacadeProps) {
  const text = words[useLanguage()];
  const grant = useGrantConsent();
  const link = useRenderLink();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={title} className={classNames(styles.facade, poster && styles.overPoster)}>
      {poster && <img src={poster} alt="" loading="lazy" className={styles.poster} />}
      <div className={styles.words}>
        <Icon name={icons[kind]} size={24} className={styles.icon} />
        <p className={styles.notice}>
          {text[kind].notice.replace('{{receiver}}', receiverOf(src))}{' '}
          {link({ href: paths.privacy, children: text.privacy })}
        </p>
        <div className={styles.buttons}>
          <Button size="sm" onClick={onLoad} aria-label={`${text[kind].load}: ${title}`}>
            {text[kind].load}
          </Button>
          <Button
            size="sm"
            variant="link"
            className={classNames(!grant && styles.later)}
            onClick={() => {
              grant?.(categoryOf[kind]);
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
