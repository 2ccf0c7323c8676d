import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import { useDetailsText } from './details-text.ts';

/** What the courier costs, as the shop has set it (product.md section 3); where that is not known, where it stands. */
export function CourierCost() {
  const text = useDetailsText();
  const link = useRenderLink();
  const { money } = useFormat();
  const { data } = useGetSettingsQuery();
  const { shipping_courier: cost, shipping_free_from: from } = data?.settings ?? {};
  if (cost === undefined || from === undefined) {
    return link({ href: paths.cart, children: text('delivery.courierInCart') });
  }
  if (cost === 0 || from === 0) return text('delivery.courierFree');
  return text('delivery.courierText', { cost: money(cost), from: money(from) });
}
