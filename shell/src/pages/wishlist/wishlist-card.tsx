import { getImageUrl, getPlaceholderUrl } from '@fakos/contracts/images/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { type WishlistItem, wishlistToggled } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { ProductCard } from '@fakos/shared-kit/ui/product-card';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { MoveToCart } from './move-to-cart.tsx';
import type { CurrentProduct } from './use-current-products.ts';
import { getWishName } from './wish-facts.ts';
import { useWishlistText } from './wishlist-text.ts';

const IMAGE = { width: 640, height: 640 } as const;
const IMAGE_WIDTHS = [320, 480, 640] as const;

interface WishlistCardProps {
  item: WishlistItem;
  current: CurrentProduct;
}

/** A product or post of the wishlist; the heart removes it, with an undo. */
export function WishlistCard({ item, current }: WishlistCardProps) {
  const text = useWishlistText();
  const kitText = useKitText();
  const format = useFormat();
  const { type, slug, featured_image: image } = item;
  const line = current === 'gone' ? undefined : current;
  const product = item.type === 'product' ? item : undefined;
  const price = line?.unit_price ?? product?.sale_price ?? product?.price;
  const available = current === 'gone' ? 0 : current?.available;
  return (
    <ProductCard
      href={type === 'product' ? paths.product(slug) : paths.post(slug)}
      name={line?.name ?? getWishName(item)}
      brand={item.category_name || (product?.brand_name ?? '')}
      price={price === undefined ? text('post') : format.money(price)}
      headingLevel={3}
      image={{
        ...IMAGE,
        src: getImageUrl(type, image, 480),
        srcSet: IMAGE_WIDTHS.map((width) => `${getImageUrl(type, image, width)} ${width}w`).join(', '),
        sizes: '(min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw',
        alt: '',
        fallbackSrc: getPlaceholderUrl(IMAGE.width, IMAGE.height, 'Image Error'),
      }}
      {...(available !== undefined && available <= 0 && { unavailableLabel: kitText('product.soldOut') })}
      wishlist={<RemoveButton item={item} />}
      action={product && price !== undefined && <MoveToCart item={product} price={price} available={available} />}
    />
  );
}

function RemoveButton({ item }: { item: WishlistItem }) {
  const text = useWishlistText();
  const kitText = useKitText();
  const toast = useToast();
  const dispatch = useDispatch();

  function remove() {
    dispatch(wishlistToggled(item));
    toast.info(text('removed', { name: getWishName(item) }), {
      action: { label: kitText('actions.undo'), onClick: () => dispatch(wishlistToggled(item)) },
    });
  }

  return (
    <IconButton
      variant="filled"
      label={text('removeOf', { name: getWishName(item) })}
      icon={<Icon name="heart-filled" />}
      onClick={remove}
    />
  );
}
