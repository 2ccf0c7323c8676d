import type { AdminProduct } from '@fakos/contracts/products/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useUpdateProductMutation } from '@fakos/shared-kit/api/products/hooks';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getPreviousValues, type ProductChanges } from './product-values.ts';

/** Saves changes with the version that was edited, and offers to undo them. */
export function useSaveProduct(product: AdminProduct) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [update, { error, isLoading }] = useUpdateProductMutation();
  // A mutation of its own: an error of Undo must not appear in a drawer that shows another product by then.
  const [undoUpdate] = useUpdateProductMutation();

  /** Resolves to true if the changes were saved. */
  const save = async (changes: ProductChanges): Promise<boolean> => {
    const { id, name, version } = product;
    const { data: saved } = await update({ id, version, ...changes });
    if (!saved) return false;
    toasts.showSuccess(text('products.saved', { name }), async () => {
      const result = await undoUpdate({ id, version: saved.data.version, ...getPreviousValues(product, changes) });
      if (result.data) toasts.showSuccess(text('products.undone', { name }));
      else toasts.showError(failureText(result.error));
    });
    return true;
  };

  const failure = isApiFailure(error) ? error : undefined;
  return {
    save,
    isSaving: isLoading,
    failureMessage: error ? failureText(error) : undefined,
    fields: failure?.fields,
    isStale: failure?.code === 'STALE_VERSION',
  };
}
