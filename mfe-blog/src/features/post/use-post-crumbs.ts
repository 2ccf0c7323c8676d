import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';

/** The way to a post: home, the list, itself. */
export function usePostCrumbs({ title }: { title: string }) {
  const text = useText();
  return [
    { label: text('blog.home'), href: paths.home },
    { label: text('blog.title'), href: paths.blog },
    { label: title },
  ];
}
