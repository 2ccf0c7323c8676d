import { Link } from '@fakos/shared-kit/router';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { isInternal, safeHref } from './safe-href.ts';

interface SiteLinkProps {
  url: string;
  newTab?: boolean;
  children: ReactNode;
  className?: string | undefined;
  title?: string | undefined;
}

/** A link to an address from the settings: inside the site by the router, elsewhere plain, in a new tab where asked. */
export function SiteLink(props: SiteLinkProps) {
  const { url, newTab = false, children, ...shown } = props;
  const text = useText();
  const href = safeHref(url);
  if (href === undefined) return <span {...shown}>{children}</span>;
  if (isInternal(href) && !newTab) {
    return (
      <Link to={href} {...shown}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...shown} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && <VisuallyHidden> {text('nav.newTab')}</VisuallyHidden>}
    </a>
  );
}
