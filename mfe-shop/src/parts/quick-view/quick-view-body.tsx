import { needsConfiguration } from '@fakos/contracts/line-configuration/rules';
import type { ProductSummary } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, paths } from '@fakos/shared-kit/router';
import { MAX_LINE_QUANTITY } from '@fakos/shared-kit/state/cart';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Button } from '@fakos/shared-kit/ui/button';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { useState } from 'react';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { useBookingText } from '../booking/booking-text.ts';
import { useAddToCart } from '../buying/use-add-to-cart.ts';
import { WishButton } from '../buying/wish-button.tsx';
import type { LazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import { PriceNote } from '../price/price-note.tsx';
import { ProductPrice } from '../price/product-price.tsx';
import { VariantChooser } from '../variants/variant-chooser.tsx';
import { AddonHint, QuickDescription } from './quick-description.tsx';
import { QuickGallery } from './quick-gallery.tsx';
import styles from './quick-view.module.css';
import { useQuickViewText } from './quick-view-text.ts';
import { useProductDetail } from './use-product-detail.ts';

/** Stock up to this number is shown to the visitor. */
const LOW_STOCK = 5;

interface QuickViewBodyProps {
  product: ProductSummary;
  bookingTriggerProps: LazyDialog<never>['triggerProps'];
  /** Shows another variant of the product. */
  onChoose: (slug: string) => void;
  /** Called after the product was added to the cart. */
  onAdded: () => void;
}

/** Contents of the quick view: the list's data immediately, the details when they have loaded. */
export function QuickViewBody({ product: summary, bookingTriggerProps, onChoose, onAdded }: QuickViewBodyProps) {
  const text = useQuickViewText();
  const detail = useProductDetail(summary);
  const product = { ...summary, ...detail.product };
  const bookingText = useBookingText();
  return (
    <div className={styles.columns}>
      <QuickGallery key={`gallery-${product.id}`} product={product} />
      <div className={styles.info}>
        <div className={styles.header}>
          <div className={styles.facts}>
            {product.brand_name && <p className={styles.brand}>{product.brand_name}</p>}
            <ProductPrice product={product} size="lg" note={<PriceNote lowest={detail.product?.lowest_price_30d} />} />
          </div>
          <WishButton product={product} variant="outline" />
        </div>
        {product.variants && <VariantChooser variants={product.variants} current={product.id} onChoose={onChoose} />}
        <StockBadge stock={product.stock} />
        <QuickDescription product={product} detail={detail} />
        <QuickBuy key={product.id} product={product} onAdded={onAdded} />
        <Button
          {...bookingTriggerProps}
          variant="secondary"
          fullWidth
          iconStart={<Icon name="calendar" size={20} />}
          aria-label={bookingText('bookItem', { name: product.name })}
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

/** Stock of the product; the button shows when it is sold out. */
function StockBadge({ stock }: { stock: number }) {
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

/** Quantity and add-to-cart button (spec section 5). */
function QuickBuy({ product, onAdded }: Pick<QuickViewBodyProps, 'product' | 'onAdded'>) {
  const text = useQuickViewText();
  const kitText = useKitText();
  const addToCart = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const { name } = product;
  const isSoldOut = product.stock <= 0;
  const needsChoice = needsConfiguration(product.product_type);
  const label = text(needsChoice ? 'choose' : 'buy');
  const addAndClose = () => {
    addToCart(product, quantity);
    onAdded();
  };
  return (
    <div className={styles.buy}>
      {!isSoldOut && !needsChoice && (
        <QuantityStepper
          value={quantity}
          max={Math.min(product.stock, MAX_LINE_QUANTITY)}
          onValueChange={setQuantity}
          labels={{
            input: text('quantityOfItem', { name }),
            decrease: text('decrease', { name }),
            increase: text('increase', { name }),
            limit: product.stock < MAX_LINE_QUANTITY ? text('lowStock', { count: product.stock }) : undefined,
          }}
        />
      )}
      <Button
        className={styles.buyButton}
        disabled={isSoldOut}
        iconStart={<Icon name="bag" size={20} />}
        onClick={addAndClose}
        aria-label={isSoldOut ? undefined : `${label}: ${name}`}
      >
        {isSoldOut ? kitText('product.soldOut') : label}
      </Button>
    </div>
  );
}
