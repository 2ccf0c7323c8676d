import { Link } from '@fakos/shared-kit/router';
import type { LinkProps } from '@fakos/shared-kit/ui/link';

const SITE_PATH = /^\/(?!backend\/|api\/)/;

/**
 * Link of a widget: through the router for pages of the site, a plain link for other addresses. `href` must come from
 * `readUrl`.
 */
export function renderSafeLink({ href, ...rest }: LinkProps) {
  const rel = rest.target === '_blank' ? 'noopener noreferrer' : undefined;
  if (!SITE_PATH.test(href)) return <a href={href} rel={rel} {...rest} />;
  return <Link to={href} rel={rel} {...rest} />;
}
