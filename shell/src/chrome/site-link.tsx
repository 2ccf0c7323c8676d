import { Link } from '@fakos/shared-kit/router';
import { VisuallyHidden } from '@fakos/shared-kit/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { isInternal, toSafeHref } from './safe-href.ts';

interface SiteLinkProps {
  url: string;
  newTab?: boolean;
  children: ReactNode;
  className?: string | undefined;
  title?: string | undefined;
}

/** A link to an address from the settings: through the router inside the site, otherwise a plain one. */
export function SiteLink(props: SiteLinkProps) {
  const { url, newTab = false, children, ...rest } = props;
  const text = useText();
  const href = toSafeHref(url);
  if (href === undefined) return <span {...rest}>{children}</span>;
  if (isInternal(href) && !newTab) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && <VisuallyHidden> {text('nav.newTab')}</VisuallyHidden>}
    </a>
  );
}
