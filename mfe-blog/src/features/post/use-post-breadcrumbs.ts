import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';

/** Breadcrumbs of a post. */
export function usePostBreadcrumbs({ title }: { title: string }) {
  const text = useText();
  return [
    { label: text('blog.home'), href: paths.home },
    { label: text('blog.title'), href: paths.blog },
    { label: title },
  ];
}
