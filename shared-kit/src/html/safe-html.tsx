import { useNavigate } from '@fakos/shared-kit/router';
import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
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

/**
 * Renders HTML that people wrote, with only what the allow-list names (see `useCleanHtml`) and in the type of running
 * text, sized by the text around. Its links into the site keep the visitor's language
 * and do not reload the page.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const text = useCleanHtml(html);
  const clean = useMemo(() => ({ __html: text ?? '' }), [text]);
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(
    function followSiteLinks() {
      const element = root.current;
      const follow = (event: MouseEvent) => {
        const target = siteTarget(event);
        if (target === null) return;
        event.preventDefault();
        navigate(target);
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [navigate],
  );

  return (
    <div
      ref={root}
      className={classNames(styles.prose, className)}
      aria-busy={text === undefined ? true : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place where HTML is written, after the allow-list
      dangerouslySetInnerHTML={clean}
    />
  );
}
