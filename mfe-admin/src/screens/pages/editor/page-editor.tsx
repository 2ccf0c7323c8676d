import type { AdminPage } from '@fakos/contracts/pages/contract';
import { useGetAdminPageQuery } from '@fakos/shared-kit/api/admin-pages/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Link } from '@fakos/shared-kit/router';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { getPropertiesAddress, getPublicAddress, getTitle, PAGES } from '../page-paths.ts';
import { SectionsOutline } from './sections-outline.tsx';

const EDITOR_ROWS = 8;

/** The page builder for one page; while no live remote provides it, the page's sections as an outline. */
export function PageEditor() {
  const text = useText();
  const kitText = useKitText();
  const language = useLanguage();
  const detail = useDetailPage(useGetAdminPageQuery);
  const page = detail.state === 'ready' ? detail.row : undefined;
  const name = page ? getTitle(page, language) : text('pages.one');
  useScreenTitle(text('pages.editNamed', { name }));
  return (
    <Stack>
      <Group justify="space-between">
        <Anchor
          component={Link}
          to={detail.id === undefined ? PAGES : getPropertiesAddress({ id: detail.id })}
          size="sm"
          aria-label={`${kitText('actions.back')}: ${text('pages.properties')}`}
        >
          <Group gap="xs">
            <IconArrowLeft size={16} aria-hidden />
            {text('pages.properties')}
          </Group>
        </Anchor>
        {page?.status === 'published' && <PublicPageLink page={page} />}
      </Group>
      {detail.state === 'loading' && <PageSkeleton rows={EDITOR_ROWS} />}
      {detail.state === 'failed' && (
        <FailureState failure={detail.failure} onRetry={detail.reload} isPending={detail.pending} />
      )}
      {page && <Editor page={page} />}
    </Stack>
  );
}

function PublicPageLink({ page }: { page: AdminPage }) {
  const text = useText();
  return (
    <Button
      component="a"
      href={getPublicAddress(page.slug)}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {text('pages.view')}
    </Button>
  );
}

function Editor({ page }: { page: AdminPage }) {
  const text = useText();
  const { fills } = useRemoteHost();
  if (fills('admin.page-editor').length > 0) {
    return (
      <Slot
        name="admin.page-editor"
        kind="page"
        id={page.id}
        address={getPublicAddress(page.slug)}
        skeleton={<PageSkeleton rows={EDITOR_ROWS} />}
      />
    );
  }
  return (
    <>
      <Alert color="yellow" title={text('pages.noEditor')}>
        <Text size="sm">{text('pages.noEditorHint')}</Text>
        <Button component={Link} to={`/admin/content/${page.id}`} variant="default" size="xs" mt="sm">
          {text('pages.editTexts')}
        </Button>
      </Alert>
      {(['el', 'en'] as const).map((language) => (
        <Section key={language} title={text(`pages.sectionsIn.${language}`)}>
          <div lang={language}>
            <SectionsOutline sections={page[`sections_${language}`]} />
          </div>
        </Section>
      ))}
    </>
  );
}
