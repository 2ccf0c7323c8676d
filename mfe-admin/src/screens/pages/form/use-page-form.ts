import { useMemo } from 'react';
import { useLocalisedLabels } from '../../../framework/form/use-localised-labels.ts';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useText } from '../../../text.ts';
import type { PageMessages, PageValues } from './page-values.ts';

/** Messages of the form's own checks. */
export function usePageMessages(): PageMessages {
  const text = useText();
  return useMemo(() => ({ required: text('form.required'), bothTitles: text('pages.bothTitles') }), [text]);
}

/** Labels of the form's fields. */
export function usePageLabels(): Readonly<Record<keyof PageValues, string>> {
  const text = useText();
  const inBoth = useLocalisedLabels();
  return useMemo(
    () => ({
      ...inBoth('title', text('pages.title')),
      ...inBoth('menu_title', text('pages.menuTitle')),
      ...inBoth('meta_title', text('pages.metaTitle')),
      ...inBoth('meta_description', text('pages.metaDescription')),
      slug: text('pages.slug'),
      status: text('pages.status'),
      show_in_menu: text('pages.inMenu'),
      no_index: text('pages.noIndex'),
    }),
    [text, inBoth],
  );
}

/** Formats a field's value where the value itself means nothing to the user. */
export function usePageValueText(): (field: string, value: unknown) => string {
  const text = useText();
  return useMemo(
    () => (field, value) => {
      if (field === 'status') return text(`pages.statuses.${value as PageValues['status']}`);
      // The history contains flags as the database stores them.
      if (field === 'show_in_menu' || field === 'no_index') return text(value ? 'pages.yes' : 'pages.no');
      if (field.startsWith('sections_')) return text('pages.sectionsChanged');
      return toDisplayText(value);
    },
    [text],
  );
}
