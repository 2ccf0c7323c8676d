import { isSafeUrl } from '@fakos/contracts/html/allow-list';
import { Link } from '@fakos/shared-kit/router';
import type { ReactNode } from 'react';

/** A link of a widget, inside the site or outside; only the text if its address is not safe. */
export function SidebarLink({ url, children }: { url: string; children: ReactNode }) {
  if (!isSafeUrl(url)) return children;
  return url.startsWith('/') && !url.startsWith('//') ? <Link to={url}>{children}</Link> : <a href={url}>{children}</a>;
}
