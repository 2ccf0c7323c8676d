import type { AdminPage } from '@fakos/contracts/pages/contract';
import {
  useDeletePageMutation,
  useDuplicatePageMutation,
  useUpdatePageMutation,
} from '@fakos/shared-kit/api/pages/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink, IconLayoutGrid, IconRestore, IconTrash } from '@tabler/icons-react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getEditorAddress, getPageAddress, getPublicAddress, getTitle, PAGES } from '../page-paths.ts';

/** What can be done with the whole page. */
export function PageActions({ page }: { page: AdminPage }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [discard, { isLoading }] = useDeletePageMutation();
  const [update, restoring] = useUpdatePageMutation();
  const [duplicate, duplicating] = useDuplicatePageMutation();
  const { id, version, status, slug } = page;
  const name = getTitle(page, language);

  /** A restored page has the status that it had, or is a draft. */
  async function restore() {
    const { data, error } = await update({ id, status: status === 'trash' ? 'draft' : status });
    if (data) toasts.showSuccess(text('detail.restored', { name }));
    else toasts.showError(failureText(error));
  }

  async function moveToTrash() {
    const { data, error } = await discard({ id, version });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('detail.trashed', { name }), () => void restore());
    navigate(PAGES);
  }

  async function createCopy() {
    const { data, error } = await duplicate({ id });
    if (!data) return toasts.showError(isUnsupported(error) ? text('pages.copyUnsupported') : failureText(error));
    toasts.showSuccess(data.message);
    navigate(getPageAddress(data.data));
  }

  if (status === 'trash') {
    return (
      <Button
        variant="default"
        leftSection={<IconRestore size={16} aria-hidden />}
        loading={restoring.isLoading}
        onClick={() => void restore()}
      >
        {text('detail.restore')}
      </Button>
    );
  }
  return (
    <>
      <Button component={Link} to={getEditorAddress(page)} leftSection={<IconLayoutGrid size={16} aria-hidden />}>
        {text('pages.edit')}
      </Button>
      {status === 'published' && (
        <Button
          component="a"
          href={getPublicAddress(slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {text('pages.view')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        loading={duplicating.isLoading}
        onClick={() => void createCopy()}
      >
        {text('detail.duplicate')}
      </Button>
      {!page.protected && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={isLoading}
          onClick={() => void moveToTrash()}
        >
          {text('detail.toTrash')}
        </Button>
      )}
    </>
  );
}
