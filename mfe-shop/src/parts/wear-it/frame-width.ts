import { hasLenses } from '@fakos/contracts/lenses/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';

/** Both end pieces of a usual frame, in millimetres, for products whose whole width is not known. */
const END_PIECES_MM = 14;

type Measured = Pick<ProductDetail, 'product_type' | 'frame_width' | 'lens_width' | 'bridge_width'>;

/** Width of a whole frame in millimetres, measured or from its lenses and bridge; undefined for other products and without measures. */
export function getFrameWidth({
  product_type: type,
  frame_width: width,
  lens_width: lens,
  bridge_width: bridge,
}: Measured): number | undefined {
  if (!hasLenses(type)) return undefined;
  if (width) return width;
  return lens && bridge ? 2 * lens + bridge + END_PIECES_MM : undefined;
}
