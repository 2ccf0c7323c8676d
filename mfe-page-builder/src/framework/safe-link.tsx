import { Link } from '@fakos/shared-kit/router';
import type { LinkProps } from '@fakos/shared-kit/ui/link';

const PAGE_OF_SITE = /^\/(?!backend\/|api\/)/;

/**
 * Renders a link of a widget: pages of the site through the router in the visitor's language, the rest as a plain link.
 * `href` has been read by `readUrl`.
 */
export function renderSafeLink({ href, ...rest }: LinkProps) {
  const rel = rest.target === '_blank' ? 'noopener noreferrer' : undefined;
  if (!PAGE_OF_SITE.test(href)) return <a href={href} rel={rel} {...rest} />;
  return <Link to={href} rel={rel} {...rest} />;
}
