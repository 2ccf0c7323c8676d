import { MAX_POST_CONTENT } from '@fakos/contracts/posts/contract';
import { useListAdminPostCategoriesQuery } from '@fakos/shared-kit/api/admin-post-categories/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { useLocalisedLabels } from '../../../framework/form/use-localised-labels.ts';
import { useRichTextText } from '../../../framework/rich-text/rich-text-text.ts';
import { useText } from '../../../text.ts';
import type { PostMessages, PostValues } from './post-values.ts';

/** Messages of the form's own checks. */
export function usePostMessages(): PostMessages {
  const text = useText();
  const richText = useRichTextText();
  const format = useFormat();
  return useMemo(
    () => ({
      required: text('form.required'),
      bothTitles: text('posts.bothTitles'),
      contentTooLong: richText('tooLong', { max: format.number(MAX_POST_CONTENT) }),
      maxContent: MAX_POST_CONTENT,
    }),
    [text, richText, format],
  );
}

/** Labels of the form's fields. */
export function usePostLabels(): Readonly<Record<keyof PostValues, string>> {
  const text = useText();
  const inBoth = useLocalisedLabels();
  return useMemo(
    () => ({
      ...inBoth('title', text('posts.title')),
      ...inBoth('excerpt', text('posts.excerpt')),
      ...inBoth('content', text('posts.content')),
      ...inBoth('meta_title', text('posts.metaTitle')),
      ...inBoth('meta_description', text('posts.metaDescription')),
      ...inBoth('tags', text('posts.tags')),
      slug: text('posts.slug'),
      category_id: text('posts.category'),
      author_name: text('posts.author'),
      author_name_en: text('posts.authorEnglish'),
      featured_image: text('posts.image'),
      featured: text('posts.featured'),
      status: text('posts.status'),
      published_at: text('posts.publishAt'),
    }),
    [text, inBoth],
  );
}

/** Formats a field's value where the value itself means nothing to the user; undefined for the other fields. */
export function usePostValueText(): (field: string, value: unknown) => string | undefined {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const categories = useListAdminPostCategoriesQuery().data?.data;
  return useMemo(() => {
    const formats: Readonly<Record<string, (value: never) => string | undefined>> = {
      status: (status: PostValues['status']) => text(`posts.statuses.${status}`),
      category_id: (id: string | number) =>
        categories?.find((row) => String(row.id) === String(id))?.[`name_${language}`],
      featured: (isFeatured: boolean | 0 | 1) => text(isFeatured ? 'posts.yes' : 'posts.no'),
      published_at: (time: string) => (time ? format.dateTime(new Date(time).toISOString()) : undefined),
      tags_el: (tags: readonly string[]) => (Array.isArray(tags) ? tags.join(', ') : undefined),
      tags_en: (tags: readonly string[]) => (Array.isArray(tags) ? tags.join(', ') : undefined),
    };
    return (field, value) => (value === null ? undefined : formats[field]?.(value as never));
  }, [text, format, language, categories]);
}
