import type { AnswerOf } from '@fakos/shared-kit/api/contract';
import type { listProducts } from '@fakos/shared-kit/api/products/contract';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { canonicalOf, isLanding } from './list-canonical.ts';
import type { ListView } from './list-view.ts';

interface ListDescriptionProps {
  view: ListView;
  answer: { data?: AnswerOf<typeof listProducts>; error?: unknown };
  /** The shelf or the maker that the list is narrowed to. */
  name: string | undefined;
  /** What the shop says of it. */
  description?: string | undefined;
  /** Address of its picture. */
  image?: string | undefined;
}

/** What the list's page says of itself: shelves, makers and offers are pages of their own, other combinations are not. */
export function ListDescription({ view, answer: { data, error }, name, description, image }: ListDescriptionProps) {
  const text = useText();
  const topic = name ?? (view.on_sale ? text('list.offers') : undefined);
  const words = [topic ?? text('list.title'), view.from > 1 && text('list.page', { page: view.from })];
  return (
    <PageDescription
      title={words.filter(Boolean).join(' · ')}
      description={description || (topic ? text('list.topicIntro', { topic }) : text('list.intro'))}
      image={image}
      canonical={canonicalOf(view)}
      noIndex={!isLanding(view) || data?.data.length === 0}
      status={error && !data ? 503 : undefined}
      data={topic ? [breadcrumbData([{ label: text('list.title'), href: paths.shop }, { label: topic }])] : undefined}
    />
  );
}
