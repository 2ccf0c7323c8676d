import type { LineConfiguration } from '@fakos/contracts/line-configuration/contract';
import { needsConfiguration } from '@fakos/contracts/line-configuration/rules';
import type { OfferedAddon } from '@fakos/contracts/product-addons/contract';
import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import {
  cartOpened,
  getRemainingQuantity,
  itemAdded,
  MAX_LINE_QUANTITY,
  selectItems,
} from '@fakos/shared-kit/state/cart';
import { runAfterFrame } from '@fakos/shared-kit/ui/after-frame';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useText } from '../../text.ts';
import type { Priced } from '../price/discount.ts';
import { startAdd } from './running-adds.ts';
import { getUnitPrice } from './unit-price.ts';

export { useIsAdding } from './running-adds.ts';

/** The product fields needed to add it to the cart. */
export type Buyable = Priced &
  Pick<ProductSummary, 'id' | 'slug' | 'name' | 'stock' | 'featured_image'> &
  Partial<Pick<ProductSummary, 'product_type'>>;

/** The selected options of a product, and the price of one such item in euros. */
export interface Configured {
  readonly configuration: LineConfiguration;
  readonly price: number;
}

/** Adds a quantity of a product with add-ons to the cart, or opens its page if it needs a configuration. */
export type AddToCart = (
  product: Buyable,
  quantity?: number,
  addons?: readonly OfferedAddon[],
  configured?: Configured,
) => void;

/** Adds products to the cart, limited by the stock, and shows a toast that opens the cart. */
export function useAddToCart(): AddToCart {
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  const toast = useToast();
  const text = useText();
  const trackEvent = useTrackEvent();
  const navigate = useNavigate();

  const addNow: AddToCart = (product, quantity = 1, addons = [], configured) => {
    const openCart = { label: text('buy.openCart'), onClick: () => void dispatch(cartOpened()) };
    const addableQuantity = Math.min(
      quantity,
      getRemainingQuantity(selectItems(store.getState()), product.id, product.stock),
    );
    if (addableQuantity <= 0) {
      const maxQuantity = Math.min(product.stock, MAX_LINE_QUANTITY);
      toast.info(text('buy.allInCart', { count: maxQuantity }), { key: 'cart', action: openCart });
      return;
    }
    const { id, slug, name, featured_image: image } = product;
    const price = configured?.price ?? getUnitPrice(product, addons);
    const configuration = configured?.configuration;
    const options = addons.map((addon) => addon.id);
    dispatch(
      itemAdded({ product_id: id, slug, name, image, price, options, configuration, quantity: addableQuantity }),
    );
    trackEvent('add_to_cart', { id, name, price, image, quantity: 1 });
    toast.success(text('buy.added'), {
      key: 'cart',
      action: openCart,
      description: addableQuantity < quantity ? text('buy.onlySome', { count: addableQuantity }) : undefined,
    });
  };

  return function add(product, quantity, addons, configured) {
    if (!configured && needsConfiguration(product.product_type ?? '')) {
      navigate(paths.product(product.slug));
      return;
    }
    if (product.stock <= 0 || !startAdd(store, product.id)) return;
    runAfterFrame(() => addNow(product, quantity, addons, configured));
  };
}
