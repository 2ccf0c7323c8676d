import type { ProductDetail } from '@fakos/contracts/products/contract';
import { paths } from '@fakos/shared-kit/router';
import { ShareLinks } from '@fakos/shared-kit/ui/share-links';
import { BookButton } from '../../../parts/booking/book-button.tsx';
import { getBookingPrice } from '../../../parts/booking/booking-rules.ts';
import { CompareButton } from '../../../parts/compare/compare-button.tsx';
import { RecentProducts } from '../recent/recent-products.tsx';
import { DeliveryBox } from './delivery-box.tsx';
import { Description } from './description.tsx';
import { useDetailsText } from './details-text.ts';
import { LensOffer } from './lens-offer.tsx';
import shareStyles from './share-links.module.css';
import { SpecTable } from './spec-table.tsx';
import { WearButton } from './wear-button.tsx';

/** Props of the lazy sections. */
export interface DetailsProps {
  product: ProductDetail;
}

/** Below the buy box: booking, delivery and sharing. */
function Aside({ product }: DetailsProps) {
  const text = useDetailsText();
  const { id, slug, name } = product;
  return (
    <>
      <LensOffer product={product} />
      <WearButton product={product} />
      <CompareButton product={product} />
      <BookButton variant="secondary" fullWidth item={{ kind: 'product', id, name, price: getBookingPrice(product) }} />
      <DeliveryBox productType={product.product_type} />
      <ShareLinks heading={text('share')} path={paths.product(slug)} title={name} styles={shareStyles} />
    </>
  );
}

/** Description and specifications. */
function Texts({ product }: DetailsProps) {
  return (
    <>
      <Description html={product.description} />
      <SpecTable product={product} />
    </>
  );
}

/** At the end of the page: recently viewed products. */
function Recent({ product }: DetailsProps) {
  return <RecentProducts current={product.id} />;
}

/** Sections that are loaded after the first view. */
export const details = { aside: Aside, texts: Texts, recent: Recent };
