import { useNavigate } from '@fakos/shared-kit/router';
import { lazy, type RefCallback, Suspense, useCallback, useMemo } from 'react';
import { classNames } from '../ui/class-names.ts';
import { TextWithFrames } from '../ui/embed/text-with-frames.tsx';
import styles from './prose.module.css';
import { useCleanHtml } from './use-clean-html.ts';

export { loadSanitiser } from './use-clean-html.ts';

export interface SafeHtmlProps {
  html: string;
  className?: string;
}

/** A page of the site: not another host (`//…`) and not a file that the server hands out. */
const SITE_PAGE = /^\/(?![\\/]|backend\/|api\/)/;

/** Where a click on a link of the text should go inside the site, null where the browser follows it. */
function siteTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || link.target === '_blank') return null;
  return SITE_PAGE.test(href) ? href : null;
}

// Builds for browsers fetch it for texts that have frames; a server has no later. Where it cannot be fetched, what a server
// rendered stays as it is.
const Framed =
  typeof window === 'undefined'
    ? TextWithFrames
    : lazy(() =>
        import('../ui/embed/text-with-frames.tsx').then(
          (module) => ({ default: module.TextWithFrames }),
          () => new Promise<never>(() => undefined),
        ),
      );

/**
 * Renders HTML that people wrote, with only what the allow-list names (see `useCleanHtml`) and in the type of running
 * text, sized by the text around. Its links into the site keep the visitor's language
 * and do not reload the page; its frames ask for nothing before the visitor allows it (see `Embed`).
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const text = useCleanHtml(html);
  const navigate = useNavigate();
  const followSiteLinks = useCallback(
    (element: HTMLDivElement) => {
      const follow = (event: MouseEvent) => {
        const target = siteTarget(event);
        if (target === null) return;
        event.preventDefault();
        navigate(target);
      };
      element.addEventListener('click', follow);
      return () => element.removeEventListener('click', follow);
    },
    [navigate],
  );

  if (!text?.includes('<iframe')) return <Prose html={text} className={className} place={followSiteLinks} />;
  return (
    <div ref={followSiteLinks} className={classNames(styles.prose, className)}>
      <Suspense fallback={<Prose />}>
        <Framed html={text} frameClass={styles.frame ?? ''} renderText={renderPiece} />
      </Suspense>
    </div>
  );
}

const renderPiece = (html: string) => <Prose html={html} />;

interface ProseProps {
  /** Undefined while it cannot be told. */
  html?: string | undefined;
  className?: string | undefined;
  place?: RefCallback<HTMLDivElement>;
}

function Prose({ html, className, place }: ProseProps) {
  // The same object, or React writes again what the server sanitised and this page did not.
  const clean = useMemo(() => ({ __html: html ?? '' }), [html]);
  return (
    <div
      ref={place}
      className={classNames(styles.prose, className)}
      aria-busy={html === undefined ? true : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place where HTML is written, after the allow-list
      dangerouslySetInnerHTML={clean}
    />
  );
}
