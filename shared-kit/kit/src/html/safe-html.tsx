import { useNavigate } from '@fakos/shared-kit/router';
import { type RefCallback, useCallback, useMemo } from 'react';
import { createLazyParts } from '../lazy/lazy.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextWithFrames } from '../ui/embed/text-with-frames.tsx';
import styles from './prose.module.css';
import { useCleanHtml } from './use-clean-html.ts';

export { loadSanitiser } from './use-clean-html.ts';

export interface SafeHtmlProps {
  html: string;
  className?: string;
}

/** A page of the site, as opposed to another host (`//…`) or a file. */
const SITE_PAGE = /^\/(?![\\/]|backend\/|api\/)/;

/** Path that a click on a link should navigate to; null if the browser should handle the click. */
function getSiteTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target === '_blank') return null;
  return SITE_PAGE.test(href) ? href : null;
}

// Browsers load it only for texts with frames. Until then the server-rendered HTML stays as it is.
const LazyTextWithFrames = createLazyParts(
  () => import('../ui/embed/text-with-frames.tsx').then((module) => ({ TextWithFrames: module.TextWithFrames })),
  typeof window === 'undefined' ? { TextWithFrames } : undefined,
).part((parts) => parts.TextWithFrames, { fallback: <Prose /> });

/**
 * Renders sanitised HTML (see `useCleanHtml`) with the typography of running text. Links into the site keep the visitor's
 * language and do not reload the page; frames load only with the visitor's consent (see `Embed`).
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const text = useCleanHtml(html);
  const navigate = useNavigate();
  const followSiteLinks = useCallback(
    (element: HTMLDivElement) => {
      const follow = (event: MouseEvent) => {
        const target = getSiteTarget(event);
        if (target === null) return;
        event.preventDefault();
        navigate(target);
      };
      element.addEventListener('click', follow);
      return () => element.removeEventListener('click', follow);
    },
    [navigate],
  );

  if (!text?.includes('<iframe')) return <Prose html={text} className={className} containerRef={followSiteLinks} />;
  return (
    <div ref={followSiteLinks} className={classNames(styles.prose, className)}>
      <LazyTextWithFrames html={text} frameClass={styles.frame ?? ''} renderText={renderPiece} />
    </div>
  );
}

const renderPiece = (html: string) => <Prose html={html} />;

interface ProseProps {
  /** Undefined while the sanitiser is loading. */
  html?: string | undefined;
  className?: string | undefined;
  containerRef?: RefCallback<HTMLDivElement>;
}

function Prose({ html, className, containerRef }: ProseProps) {
  // A new object would make React overwrite the server's sanitised HTML with the unsanitised text.
  const clean = useMemo(() => ({ __html: html ?? '' }), [html]);
  return (
    <div
      ref={containerRef}
      className={classNames(styles.prose, className)}
      aria-busy={html === undefined ? true : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised, and this is the only place that writes HTML
      dangerouslySetInnerHTML={clean}
    />
  );
}
