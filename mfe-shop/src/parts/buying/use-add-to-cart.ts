import type { OfferedAddon } from '@fakos/shared-kit/api/product-addons/contract';
import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { cartOpened, itemAdded, MAX_LINE_QUANTITY, roomFor, selectItems } from '@fakos/shared-kit/state/cart';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useText } from '../../text.ts';
import type { Priced } from '../price/discount.ts';
import { unitPrice } from './cart-line.ts';
import { startAdd } from './running-adds.ts';

export { useIsAdding } from './running-adds.ts';

/** What must be known of a product to buy it. */
export type Buyable = Priced & Pick<ProductSummary, 'id' | 'slug' | 'name' | 'stock' | 'featured_image'>;

/** Puts pieces of a product into the cart, each with the same add-ons. */
export type AddToCart = (product: Buyable, quantity?: number, addons?: readonly OfferedAddon[]) => void;

/** Puts products into the cart, never more than there are, and says so with a way to the cart. */
export function useAddToCart(): AddToCart {
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const text = useText();
  const trackEvent = useTrackEvent();

  return function add(product, quantity = 1, addons = []) {
    if (product.stock <= 0 || !startAdd(store, product.id)) return;
    const openCart = { label: text('buy.openCart'), onClick: () => void dispatch(cartOpened()) };
    const fitting = Math.min(quantity, roomFor(selectItems(store.getState()), product.id, product.stock));
    if (fitting <= 0) {
      const most = Math.min(product.stock, MAX_LINE_QUANTITY);
      toast.info(text('buy.allInCart', { count: most }), { key: 'cart', action: openCart });
      return;
    }
    const { id, slug, name, featured_image: image } = product;
    const price = unitPrice(product, addons);
    const options = addons.map((addon) => addon.id);
    dispatch(itemAdded({ product_id: id, slug, name, image, price, options, quantity: fitting }));
    trackEvent('add_to_cart', { id, name, price, image, quantity: 1 });
    toast.success(text('buy.added'), {
      key: 'cart',
      action: openCart,
      description: fitting < quantity ? text('buy.onlySome', { count: fitting }) : undefined,
    });
  };
}
