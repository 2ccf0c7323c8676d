import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';

/** The way to a page of the shell: home, itself. */
export function useCrumbs(title: string): { label: string; href?: string }[] {
  const text = useText();
  return [{ label: text('nav.home'), href: paths.home }, { label: title }];
}
