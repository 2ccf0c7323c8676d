import type { AdminPostSummary, EnglishState } from '@fakos/contracts/posts/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Group } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { ProductImage } from '../../framework/product-image.tsx';
import { useText } from '../../text.ts';
import { getPostAddress } from './post-paths.ts';
import { PostStatusBadge } from './post-status-badge.tsx';

const englishTones: Readonly<Record<EnglishState, AdminBadgeProps['tone']>> = {
  complete: 'success',
  partial: 'info',
  missing: 'warning',
};

/** The columns of the list of posts. */
export function usePostColumns(): readonly Column<AdminPostSummary>[] {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return useMemo<readonly Column<AdminPostSummary>[]>(
    () => [
      {
        key: 'image',
        header: text('posts.image'),
        isHeaderHidden: true,
        cell: ({ featured_image: file }) => file && <ProductImage file={file} type="post" />,
      },
      {
        key: 'title',
        header: text('posts.title'),
        isRowTitle: true,
        sort: 'title',
        cell: (post) => (
          <Group gap="xs" wrap="nowrap">
            <Anchor component={Link} to={getPostAddress(post)} size="sm" fw={500}>
              {getTitle(post, language)}
            </Anchor>
            {post.featured === 1 && (
              <IconStarFilled size={14} style={{ flex: 'none' }} role="img" aria-label={text('posts.featured')} />
            )}
          </Group>
        ),
      },
      { key: 'category', header: text('posts.category'), cell: ({ category_name: name }) => name },
      {
        key: 'author',
        header: text('posts.author'),
        isWideOnly: true,
        cell: ({ author_name: el, author_name_en: en }) => (language === 'en' && en) || el,
      },
      { key: 'status', header: text('posts.status'), cell: (post) => <PostStatusBadge post={post} /> },
      {
        key: 'english',
        header: text('posts.english'),
        cell: ({ english }) => (
          <AdminBadge tone={englishTones[english]}>{text(`posts.englishStates.${english}`)}</AdminBadge>
        ),
      },
      {
        key: 'views',
        header: text('posts.views'),
        align: 'end',
        isWideOnly: true,
        sort: 'views',
        cell: ({ views }) => format.number(views),
      },
      {
        key: 'changed',
        header: text('posts.changed'),
        sort: 'updated_at',
        isUnbroken: true,
        cell: ({ version }) => format.dateTime(version),
      },
      {
        key: 'published',
        header: text('posts.publishedAt'),
        isOptional: true,
        cell: ({ published_at: at }) => (at === null ? '—' : format.dateTime(at)),
      },
      {
        key: 'created',
        header: text('posts.created'),
        isOptional: true,
        sort: 'created_at',
        cell: ({ created_at: at }) => format.dateTime(at),
      },
    ],
    [text, format, language],
  );
}

/** The title in the user's language; the Greek one where there is no English one. */
export function getTitle(post: Pick<AdminPostSummary, 'title_el' | 'title_en'>, language: 'el' | 'en'): string {
  return post[`title_${language}`] || post.title_el;
}
