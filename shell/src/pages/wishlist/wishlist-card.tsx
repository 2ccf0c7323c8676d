import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { toggled, type WishlistItem } from '@fakos/shared-kit/state/wishlist';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { ProductCard } from '@fakos/shared-kit/ui/product-card';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { MoveToCart } from './move-to-cart.tsx';
import type { CurrentFact } from './use-current-facts.ts';
import { useWishlistText } from './wishlist-text.ts';

const PICTURE = { width: 640, height: 640 } as const;
const WIDTHS = [320, 480, 640] as const;

interface WishlistCardProps {
  item: WishlistItem;
  fact: CurrentFact;
}

/** A wished product or post; the heart takes it off the list, and a toast offers to put it back. */
export function WishlistCard({ item, fact }: WishlistCardProps) {
  const text = useWishlistText();
  const kitText = useKitText();
  const format = useFormat();
  const { type, slug, title, image } = item;
  const line = fact === 'gone' ? undefined : fact;
  const price = line?.unit_price ?? item.price;
  const available = fact === 'gone' ? 0 : fact?.available;
  return (
    <ProductCard
      href={type === 'product' ? paths.product(slug) : paths.post(slug)}
      name={line?.name ?? title}
      brand={item.category_name}
      price={price === null ? text('post') : format.money(price)}
      headingLevel={3}
      image={{
        ...PICTURE,
        src: imageUrl(type, image, 480),
        srcSet: WIDTHS.map((width) => `${imageUrl(type, image, width)} ${width}w`).join(', '),
        sizes: '(min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw',
        alt: '',
        fallbackSrc: placeholderUrl(PICTURE.width, PICTURE.height, 'Image Error'),
      }}
      {...(available !== undefined && available <= 0 && { unavailableLabel: kitText('product.soldOut') })}
      wishlist={<RemoveButton item={item} />}
      action={price !== null && <MoveToCart item={item} price={price} available={available} />}
    />
  );
}

function RemoveButton({ item }: { item: WishlistItem }) {
  const text = useWishlistText();
  const kitText = useKitText();
  const toast = useToast();
  const dispatch = useDispatch();

  function remove() {
    dispatch(toggled(item));
    toast.info(text('removed', { name: item.title }), {
      action: { label: kitText('actions.undo'), onClick: () => dispatch(toggled(item)) },
    });
  }

  return (
    <IconButton
      variant="filled"
      label={text('removeOf', { name: item.title })}
      icon={<Icon name="heart-filled" />}
      onClick={remove}
    />
  );
}
