import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import { hasLenses } from '@fakos/contracts/lenses/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useGetLensOfferQuery } from '@fakos/shared-kit/api/lenses/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { cartOpened, getRemainingQuantity, itemAdded, selectItems } from '@fakos/shared-kit/state/cart';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { LensButton } from '../../../parts/lenses/lens-button.tsx';
import { useText } from '../../../text.ts';
import { useDetailsText } from './details-text.ts';
import styles from './lens-offer.module.css';

/** Offers lenses for a frame. An API without lens options, or a shop that offers none, sells the frame alone. */
export function LensOffer({ product }: { product: ProductDetail }) {
  const text = useDetailsText();
  const { money } = useFormat();
  const add = useAddWithLenses(product);
  const isSkipped = product.stock <= 0 || !hasLenses(product.product_type);
  const { data } = useGetLensOfferQuery(undefined, { skip: isSkipped });
  const prices = data?.data.options.filter(({ kind }) => kind === 'use').map(({ price }) => price) ?? [];
  if (isSkipped || prices.length === 0) return null;
  return (
    <section className={styles.offer} aria-labelledby="lens-offer">
      <h2 id="lens-offer" className={styles.title}>
        {text('lenses.title')}
      </h2>
      <p className={styles.text}>{text('lenses.text', { price: money(Math.min(...prices)) })}</p>
      <LensButton
        slug={product.slug}
        variant="secondary"
        size="lg"
        fullWidth
        failedText={text('lenses.failed')}
        aria-label={text('lenses.chooseFor', { name: product.name })}
        onDone={add}
      >
        {text('lenses.choose')}
      </LensButton>
      <p className={styles.text}>{text('lenses.withdrawal')}</p>
    </section>
  );
}

/** Adds one pair of glasses to the cart, limited by the stock of the frame. */
function useAddWithLenses({ id, slug, name, stock, featured_image: image }: ProductDetail) {
  const shopText = useText();
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const trackEvent = useTrackEvent();

  return function add(configuration: LensConfiguration, price: number) {
    const action = { label: shopText('buy.openCart'), onClick: () => void dispatch(cartOpened()) };
    if (getRemainingQuantity(selectItems(store.getState()), id, stock) <= 0) {
      toast.info(shopText('buy.allInCart', { count: stock }), { key: 'cart', action });
      return;
    }
    dispatch(itemAdded({ product_id: id, slug, name, image, price, configuration }));
    trackEvent('add_to_cart', { id, name, price, image, quantity: 1 });
    toast.success(shopText('buy.added'), { key: 'cart', action });
  };
}
