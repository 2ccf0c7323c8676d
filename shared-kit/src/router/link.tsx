import { useLanguage } from '@fakos/shared-kit/i18n';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { localisePath } from '../i18n/languages.ts';

/** Props of `Link`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address without language, from `paths`. */
  to: string;
  /** Takes the place of the page in the history. */
  replace?: boolean;
  /** Handed to the page that opens, as `useLocation().state`. */
  state?: unknown;
  /** Leaves the page scrolled where it is. */
  preventScrollReset?: boolean;
}

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link inside the site that keeps the visitor's language in the address. Made of the router's hooks: its own component
 * brings the prefetching of a framework that is not used here.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const address = localisePath(to, useLanguage());
  const isOutside = OUTSIDE.test(address);
  const href = useHref(isOutside ? '' : address);
  const open = useLinkClickHandler<HTMLAnchorElement>(address, { replace, state, target, preventScrollReset });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !isOutside) open(event);
  };
  return <a {...rest} href={isOutside ? address : href} target={target} onClick={follow} />;
}

/** Props of `NavLink`. */
export interface NavLinkProps extends LinkProps {
  /** Leads to where the visitor is on this very page only, not on those below it. */
  end?: boolean;
}

/** {@link Link} that knows whether it leads to where the visitor is (`aria-current="page"`). */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(localisePath(to, useLanguage())).pathname.toLowerCase();
  const isBelow = here.startsWith(there) && here.charAt(there.endsWith('/') ? there.length - 1 : there.length) === '/';
  return <Link to={to} aria-current={here === there || (!end && isBelow) ? 'page' : undefined} {...rest} />;
}
