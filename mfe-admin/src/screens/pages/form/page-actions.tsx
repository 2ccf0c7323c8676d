import type { AdminPage } from '@fakos/contracts/pages/contract';
import {
  useDeletePageMutation,
  useDuplicatePageMutation,
  useUpdatePageMutation,
} from '@fakos/shared-kit/api/admin-pages/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconCopy, IconLayoutGrid } from '@tabler/icons-react';
import { PublicPageLink, RestoreButton, TrashButton } from '../../../framework/detail/trash-buttons.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getEditorAddress, getPropertiesAddress, getPublicAddress, getTitle, PAGES } from '../page-paths.ts';

/** Actions on the whole page. */
export function PageActions({ page }: { page: AdminPage }) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [discard] = useDeletePageMutation();
  const [update] = useUpdatePageMutation();
  const [duplicate, duplicating] = useDuplicatePageMutation();
  const { id, version, status, slug } = page;
  const name = getTitle(page, language);

  const trash = {
    name,
    onDiscard: () => discard({ id, version }).unwrap(),
    // A restored page has the status that it had, or is a draft.
    onRestore: () => update({ id, status: status === 'trash' ? 'draft' : status }).unwrap(),
    listPath: PAGES,
  };

  async function createCopy() {
    const { data, error } = await duplicate({ id });
    if (!data) return toasts.showError(isUnsupported(error) ? text('pages.copyUnsupported') : failureText(error));
    toasts.showSuccess(data.message);
    navigate(getPropertiesAddress(data.data));
  }

  if (status === 'trash') return <RestoreButton {...trash} />;
  return (
    <>
      <Button component={Link} to={getEditorAddress(page)} leftSection={<IconLayoutGrid size={16} aria-hidden />}>
        {text('pages.edit')}
      </Button>
      {status === 'published' && <PublicPageLink href={getPublicAddress(slug)} label={text('pages.view')} />}
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        loading={duplicating.isLoading}
        onClick={() => void createCopy()}
      >
        {text('detail.duplicate')}
      </Button>
      {!page.protected && <TrashButton {...trash} />}
    </>
  );
}
