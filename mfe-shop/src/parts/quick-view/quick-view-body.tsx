import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { MAX_LINE_QUANTITY } from '@fakos/shared-kit/state/cart';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Button } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { QuantityStepper } from '@fakos/shared-kit/ui/quantity-stepper';
import { useState } from 'react';
import { useBookingText } from '../booking/booking-text.ts';
import { useAddToCart } from '../buying/use-add-to-cart.ts';
import { WishButton } from '../buying/wish-button.tsx';
import type { OpenedLater } from '../opened-later/use-opened-later.ts';
import { ProductPrice } from '../price/product-price.tsx';
import { QuickGallery } from './quick-gallery.tsx';
import { AddonHint, QuickStory } from './quick-story.tsx';
import styles from './quick-view.module.css';
import { useQuickViewText } from './quick-view-text.ts';
import { useQuickDetail } from './use-quick-detail.ts';

/** From this many pieces down the visitor is told how many are left. */
const LOW_STOCK = 5;

interface QuickViewBodyProps {
  product: ProductSummary;
  bookOpener: OpenedLater<never>['opener'];
  /** It went into the cart. */
  onAdded: () => void;
}

/** What a quick view shows of a product: what the list knows of it at once, the rest when it has come. */
export function QuickViewBody({ product: listed, bookOpener, onAdded }: QuickViewBodyProps) {
  const text = useQuickViewText();
  const detail = useQuickDetail(listed);
  const product = { ...listed, ...detail.known };
  const bookingText = useBookingText();
  return (
    <div className={styles.columns}>
      <QuickGallery product={product} />
      <div className={styles.info}>
        <div className={styles.head}>
          <div className={styles.facts}>
            {product.brand_name && <p className={styles.brand}>{product.brand_name}</p>}
            <ProductPrice product={product} size="lg" />
          </div>
          <WishButton product={product} variant="outline" />
        </div>
        <StockMark stock={product.stock} />
        <QuickStory product={product} detail={detail} />
        <QuickBuy product={product} onAdded={onAdded} />
        <Button
          {...bookOpener}
          variant="secondary"
          fullWidth
          iconStart={<Icon name="calendar" size={20} />}
          aria-label={bookingText('bookOf', { name: product.name })}
        >
          {bookingText('book')}
        </Button>
        <Link className={styles.page} to={paths.product(product.slug)}>
          {text('page')}
          <Icon name="arrow-right" size={18} />
        </Link>
        <AddonHint detail={detail} />
      </div>
    </div>
  );
}

/** How many are left; that there are none stands on the button. */
function StockMark({ stock }: { stock: number }) {
  const text = useQuickViewText();
  if (stock <= 0) return null;
  return (
    <p>
      {stock <= LOW_STOCK ? (
        <Badge tone="warning">{text('lowStock', { count: stock })}</Badge>
      ) : (
        <Badge tone="success">{text('inStock')}</Badge>
      )}
    </p>
  );
}

/** How many, and into the cart; nothing where there are none (spec section 5). */
function QuickBuy({ product, onAdded }: Pick<QuickViewBodyProps, 'product' | 'onAdded'>) {
  const text = useQuickViewText();
  const kitText = useKitText();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const { name } = product;
  const soldOut = product.stock <= 0;
  const buy = () => {
    addToCart(product, quantity);
    onAdded();
  };
  return (
    <div className={styles.buy}>
      {!soldOut && (
        <QuantityStepper
          value={quantity}
          max={Math.min(product.stock, MAX_LINE_QUANTITY)}
          onValueChange={setQuantity}
          labels={{
            input: text('quantityOf', { name }),
            decrease: text('decrease', { name }),
            increase: text('increase', { name }),
          }}
        />
      )}
      <Button
        className={styles.buyButton}
        disabled={soldOut}
        iconStart={<Icon name="bag" size={20} />}
        onClick={buy}
        aria-label={soldOut ? undefined : `${text('buy')}: ${name}`}
      >
        {soldOut ? kitText('product.soldOut') : text('buy')}
      </Button>
    </div>
  );
}
