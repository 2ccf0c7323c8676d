import type { EditableProduct } from '@fakos/contracts/products/fields';
import {
  useArchiveProductMutation,
  useDuplicateProductMutation,
  useUpdateProductMutation,
} from '@fakos/shared-kit/api/products/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getProductAddress, PRODUCTS } from '../product-paths.ts';
import { PreviewButton } from './preview-button.tsx';

/** Actions on the whole product. */
export function ProductActions({ product }: { product: EditableProduct }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [archive, { isLoading }] = useArchiveProductMutation();
  const [restore] = useUpdateProductMutation();
  const [duplicate, duplicating] = useDuplicateProductMutation();
  const { id, version, status } = product;
  const name = product[`name_${language}`];

  async function moveToTrash() {
    const { data, error } = await archive({ id, version });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('products.archivedDone', { name }), async () => {
      const undone = await restore({ id, version: data.data.version, status });
      if (undone.data) toasts.showSuccess(text('products.undone', { name }));
      else toasts.showError(failureText(undone.error));
    });
    navigate(PRODUCTS);
  }

  async function createCopy() {
    const { data, error } = await duplicate({ id });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('productPublication.duplicated', { name }));
    navigate(getProductAddress(data.data));
  }

  const isVisible = status === 'published' || status === 'active';
  return (
    <>
      {isVisible && (
        <Button
          component="a"
          href={paths.product(product.slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {text('products.viewInShop')}
        </Button>
      )}
      {status === 'draft' && <PreviewButton id={id} />}
      {status !== 'archived' && (
        <>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            loading={duplicating.isLoading}
            onClick={() => void createCopy()}
          >
            {text('detail.duplicate')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={isLoading}
            onClick={() => void moveToTrash()}
          >
            {text('products.archive')}
          </Button>
        </>
      )}
    </>
  );
}
