import { paths } from '@fakos/shared-kit/router';
import { useText } from '../text.ts';

/** Breadcrumbs of a page. */
export function usePageCrumbs({ title }: { title: string }) {
  const text = useText();
  return [{ label: text('page.home'), href: paths.home }, { label: title }];
}
