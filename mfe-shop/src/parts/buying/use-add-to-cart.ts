import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { cartOpened, itemAdded, MAX_LINE_QUANTITY, selectItems } from '@fakos/shared-kit/state/cart';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useText } from '../../text.ts';
import { type Priced, priceToPay } from '../price/discount.ts';

/** How long an add counts as running, in milliseconds: a double tap must not buy two. */
export const ADD_RUNS_MS = 600;

/** What must be known of a product to buy it. */
export type Buyable = Priced & Pick<ProductSummary, 'id' | 'slug' | 'name' | 'stock' | 'featured_image'>;

const running = new Set<number>();

/** Puts products into the cart, never more than there are, and says so with a way to the cart. */
export function useAddToCart(): (product: Buyable, quantity?: number) => void {
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const text = useText();
  const trackEvent = useTrackEvent();

  return function add(product, quantity = 1) {
    if (running.has(product.id)) return;
    running.add(product.id);
    setTimeout(() => running.delete(product.id), ADD_RUNS_MS);

    const openCart = { label: text('buy.openCart'), onClick: () => void dispatch(cartOpened()) };
    const most = Math.min(product.stock, MAX_LINE_QUANTITY);
    const held = selectItems(store.getState()).find((item) => item.product_id === product.id)?.quantity ?? 0;
    const fitting = Math.min(quantity, most - held);
    if (fitting <= 0) {
      toast.info(text('buy.allInCart', { count: most }), { key: 'cart', action: openCart });
      return;
    }
    const { id, slug, name, featured_image: image } = product;
    const price = priceToPay(product);
    dispatch(itemAdded({ product_id: id, slug, name, image, price, quantity: fitting }));
    trackEvent('add_to_cart', { id, name, price, image, quantity: 1 });
    toast.success(text('buy.added'), {
      key: 'cart',
      action: openCart,
      description: fitting < quantity ? text('buy.onlySome', { count: fitting }) : undefined,
    });
  };
}
