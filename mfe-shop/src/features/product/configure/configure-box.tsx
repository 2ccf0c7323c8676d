import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { LensForm } from './lens-form.tsx';
import { StrengthForm } from './strength-form.tsx';

/** The buy box of products that need a configuration: contact lenses and reading glasses. */
export function ConfigureBox({ product }: { product: ProductDetail }) {
  const kitText = useKitText();
  if (product.stock <= 0) {
    return (
      <Button size="lg" fullWidth disabled>
        {kitText('product.soldOut')}
      </Button>
    );
  }
  return product.product_type === 'reading' ? <StrengthForm product={product} /> : <LensForm product={product} />;
}
