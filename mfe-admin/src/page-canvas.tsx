import { Slot } from '@fakos/shared-kit/remote/slot';

/**
 * `/admin/canvas`: the page in the frame of the page builder's editor. The page builder fills it; the address is declared
 * here, because all addresses below `/admin` belong to this remote. It loads nothing of the back office.
 */
export function PageCanvas() {
  return <Slot name="admin.page-canvas" />;
}
