import type { ProductDetail } from '@fakos/shared-kit/api/products/contract';
import { RecentProducts } from '../recent/recent-products.tsx';
import { DeliveryBox } from './delivery-box.tsx';
import { ProductStory } from './product-story.tsx';
import { ShareLinks } from './share-links.tsx';
import { SpecTable } from './spec-table.tsx';

/** What a part of the page is shown of. */
export interface DetailsProps {
  product: ProductDetail;
}

/** Under the buying: how it arrives, how to pass it on. */
function Aside({ product: { slug, name } }: DetailsProps) {
  return (
    <>
      <DeliveryBox />
      <ShareLinks slug={slug} name={name} />
    </>
  );
}

/** Beside the buying: description and measures. */
function Stories({ product }: DetailsProps) {
  return (
    <>
      <ProductStory html={product.description} />
      <SpecTable product={product} />
    </>
  );
}

/** At the end of the page: where the visitor has been. */
function Recent({ product }: DetailsProps) {
  return <RecentProducts current={product.id} />;
}

/** The parts of the page whose code comes after its first view, by their place. */
export const details = { aside: Aside, stories: Stories, recent: Recent };
