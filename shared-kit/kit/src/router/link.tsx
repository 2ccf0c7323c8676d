import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Props of `Link`. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path without language, from `paths`. */
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Available to the opened page as `useLocation().state`. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link inside the site that adds the visitor's language to the path. Uses the router's hooks, because the router's own
 * component includes code for prefetching in framework mode.
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
