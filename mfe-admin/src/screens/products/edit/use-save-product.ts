import { isApiFailure } from '@fakos/shared-kit/api';
import type { AdminProduct } from '@fakos/shared-kit/api/products/contract';
import { useUpdateProductMutation } from '@fakos/shared-kit/api/products/hooks';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { type ProductChanges, undoOf } from './product-values.ts';

/** Saves a product's changes with the version that was edited, and offers to take them back. */
export function useSaveProduct(product: AdminProduct) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [update, { error, isLoading }] = useUpdateProductMutation();
  // Its own call: what Undo meets must not appear in a drawer that shows another product by then.
  const [takeBack] = useUpdateProductMutation();

  /** Answers whether the changes are saved. */
  const save = async (changes: ProductChanges): Promise<boolean> => {
    const { id, name, version } = product;
    const { data: saved } = await update({ id, version, ...changes });
    if (!saved) return false;
    toasts.done(text('products.saved', { name }), async () => {
      const answer = await takeBack({ id, version: saved.data.version, ...undoOf(product, changes) });
      if (answer.data) toasts.done(text('products.undone', { name }));
      else toasts.failed(failureText(answer.error));
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
