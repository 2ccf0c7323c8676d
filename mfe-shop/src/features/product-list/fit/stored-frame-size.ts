import { useGetFrameFitQuery, useUpdateFrameFitMutation } from '@fakos/shared-kit/api/frame-size/hooks';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { createTabValue } from '../../../parts/tab-storage/tab-value.ts';
import { useFitText } from './fit-text.ts';

const tabSize = createTabValue('fakos-frame-size', { size: '' });

/**
 * The size of the visitor's glasses: the one of this tab, else the one of the account. Signed-in visitors have it in both;
 * an API without the endpoint leaves it in the tab.
 */
export function useStoredFrameSize() {
  const text = useFitText();
  const toast = useToast();
  const isSignedIn = useKitSelector(selectUser) !== null;
  const { currentData } = useGetFrameFitQuery(undefined, { skip: !isSignedIn });
  const [update] = useUpdateFrameFitMutation();
  const fit = isSignedIn ? currentData?.data : undefined;
  const inTab = tabSize.useValue().size;

  async function store(size: string): Promise<void> {
    tabSize.write({ size });
    if (!fit || fit.size === size) return;
    const { error } = await update({ size });
    if (error) toast.info(text('notSaved'), { key: 'frame-size' });
  }

  async function forget(): Promise<boolean> {
    if (fit?.size) {
      const { error } = await update({ size: null });
      if (error) {
        toast.error(text('notDeleted'), { key: 'frame-size' });
        return false;
      }
    }
    tabSize.reset();
    toast.success(text('forgotten'), { key: 'frame-size' });
    return true;
  }

  return { size: inTab || (fit?.size ?? ''), owned: fit?.owned ?? [], store, forget };
}
