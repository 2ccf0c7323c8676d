import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { listProducts } from '@fakos/contracts/products/contract';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { paths } from '@fakos/shared-kit/router';
import { useText } from '../../text.ts';
import { getCanonicalAddress, isIndexable } from './view/canonical-address.ts';
import type { ListView } from './view/list-view.ts';

interface ListMetadataProps {
  view: ListView;
  result: { data?: EndpointResponse<typeof listProducts>; error?: unknown };
  /** Name of the category or brand. */
  name: string | undefined;
  /** Title of the category or brand for search engines; its name by default. */
  metaTitle?: string | undefined;
  /** Description of the category or brand. */
  description?: string | undefined;
  /** Address of the category's image. */
  image?: string | undefined;
}

/** Metadata of a list page. Categories, brands and offers are indexed, other filter combinations are not. */
export function ListMetadata(props: ListMetadataProps) {
  const text = useText();
  const { view, result, name, metaTitle, description, image } = props;
  const { data, error } = result;
  const topic = name ?? (view.on_sale ? text('list.offers') : undefined);
  const titleParts = [
    metaTitle || topic || text('list.title'),
    view.from > 1 && text('list.page', { page: view.from }),
  ];
  return (
    <PageHead
      title={titleParts.filter(Boolean).join(' · ')}
      description={description || (topic ? text('list.topicIntro', { topic }) : text('list.intro'))}
      image={image}
      canonical={getCanonicalAddress(view)}
      noIndex={!isIndexable(view) || data?.data.length === 0}
      status={error && !data ? 503 : undefined}
      data={
        topic ? [getBreadcrumbData([{ label: text('list.title'), href: paths.shop }, { label: topic }])] : undefined
      }
    />
  );
}
