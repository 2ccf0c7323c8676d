import type { AdminPageSummary } from '@fakos/contracts/pages/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconLock, IconSettings } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { useText } from '../../text.ts';
import { getEditorAddress, getPropertiesAddress, getPublicAddress, getTitle } from './page-paths.ts';

const tones: Readonly<Record<AdminPageSummary['status'], AdminBadgeProps['tone']>> = {
  published: 'success',
  draft: 'neutral',
  trash: 'danger',
};

/** The columns of the page list. */
export function usePageColumns(): readonly Column<AdminPageSummary>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return useMemo<readonly Column<AdminPageSummary>[]>(() => {
    const menuTitle = (page: AdminPageSummary, of: 'el' | 'en') =>
      page[`menu_title_${of}`] || page[`title_${of}`] || '—';
    return [
      {
        key: 'title',
        header: text('pages.title'),
        isRowTitle: true,
        cell: (page) => (
          <div>
            <Group gap="xs">
              <Anchor component={Link} to={getEditorAddress(page)} size="sm" fw={500}>
                {getTitle(page, language)}
              </Anchor>
              {page.protected && (
                <AdminBadge>
                  <IconLock size={12} aria-hidden /> {text('pages.protected')}
                </AdminBadge>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {getPublicAddress(page.slug)}
            </Text>
          </div>
        ),
      },
      { key: 'menu', header: text('pages.inMenu'), cell: (page) => text(page.show_in_menu ? 'pages.yes' : 'pages.no') },
      { key: 'menuTitleEl', header: text('pages.menuTitleIn.el'), cell: (page) => menuTitle(page, 'el') },
      {
        key: 'menuTitleEn',
        header: text('pages.menuTitleIn.en'),
        cell: (page) => (page.title_en === '' ? <MissingEnglish /> : <span lang="en">{menuTitle(page, 'en')}</span>),
      },
      {
        key: 'status',
        header: text('pages.status'),
        cell: ({ status }) => <AdminBadge tone={tones[status]}>{text(`pages.statuses.${status}`)}</AdminBadge>,
      },
      {
        key: 'updated',
        header: text('pages.updated'),
        isOptional: true,
        cell: (page) => format.dateTime(page.version),
      },
      { key: 'author', header: text('pages.author'), isOptional: true, cell: (page) => page.updated_by || '—' },
      {
        key: 'properties',
        header: text('pages.properties'),
        align: 'end',
        cell: (page) => {
          const label = text('pages.propertiesNamed', { name: getTitle(page, language) });
          return (
            <ActionIcon
              component={Link}
              to={getPropertiesAddress(page)}
              variant="default"
              aria-label={label}
              title={label}
            >
              <IconSettings size={16} aria-hidden />
            </ActionIcon>
          );
        },
      },
    ];
  }, [text, format, language]);
}

function MissingEnglish() {
  const text = useText();
  return <AdminBadge tone="warning">{text('form.englishMissing')}</AdminBadge>;
}
