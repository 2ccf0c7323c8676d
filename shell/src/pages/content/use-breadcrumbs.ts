import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';

/** Breadcrumbs of a shell page: home, the page itself. */
export function useBreadcrumbs(title: string): { label: string; href?: string }[] {
  const text = useText();
  return [{ label: text('nav.home'), href: paths.home }, { label: title }];
}
