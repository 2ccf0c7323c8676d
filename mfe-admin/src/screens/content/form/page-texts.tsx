import { type AdminPage, protectedPages } from '@fakos/contracts/pages/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import {
  useGetAdminPageQuery,
  useLazyGetAdminPageQuery,
  useUpdatePageMutation,
} from '@fakos/shared-kit/api/admin-pages/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import type { FormValues } from '../../../framework/form/merge-values.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { CONTENT, CONTENT_KEY } from '../content-paths.ts';
import { BlockFields } from './block-fields.tsx';
import { completeSections, listTextBlocks, type PageSections, type TextBlock } from './text-blocks.ts';
import { hasFields, type QuestionValue, toSections, toTextValues, validateTexts } from './text-values.ts';
import { useBlockNames, useTextLabels, useTextMessages } from './use-text-form.ts';

/** Page whose third-level headings are questions. */
const FAQ = 'faq';

/** The texts of one page in both languages; its layout and its other widgets stay as they are. */
export function PageTexts() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useGetAdminPageQuery);
  return (
    <DetailPage
      detail={detail}
      title={(page) => (page ? page[`title_${language}`] || page.title_el : text('content.one'))}
      list={{ listKey: CONTENT_KEY, path: CONTENT, label: text('menu.content') }}
      actions={(page) => <PageLinks page={page} />}
    >
      {(page) => <TextsForm key={page.id} page={page} />}
    </DetailPage>
  );
}

/** A version of the page with its texts. */
interface Source extends LoadedRecord<FormValues> {
  readonly sections: PageSections;
  readonly blocks: readonly TextBlock[];
}

function TextsForm({ page }: { page: AdminPage }) {
  const text = useText();
  const toasts = useToasts();
  const messages = useTextMessages();
  const [update] = useUpdatePageMutation();
  const [reload] = useLazyGetAdminPageQuery();
  const { id } = page;
  const loaded = useMemo(() => toSource(page), [page]);
  // A save builds on the version that the form's values come from, which after a merge is another editor's.
  const sources = useRef<Source[]>([]);
  const remember = (source: Source) => {
    sources.current = [...sources.current, source];
    return source;
  };

  const form = useRecordForm<FormValues>({
    draftKey: `${CONTENT_KEY}:${id}`,
    loaded,
    validate: (values) => validateTexts(loaded.blocks, values, messages),
    save: async (changes, { version }) => {
      const source = sources.current.findLast((known) => known.version === version) ?? loaded;
      const sections = toSections(source.sections, source.blocks, changes);
      try {
        const body = { id, version: String(version), sections_el: [...sections.el], sections_en: [...sections.en] };
        const { data } = await update(body).unwrap();
        remember({ ...source, sections, version: data.version });
        return data;
      } catch (failure) {
        throw toOneMessage(failure);
      }
    },
    reload: async () => remember(toSource((await reload({ id }).unwrap()).data)),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: page.title_el })),
  });
  const names = useBlockNames(loaded.blocks);
  return (
    <RecordFormPage form={form} fieldLabels={useTextLabels(loaded.blocks, names)} formatValue={formatValue}>
      <Stack>
        <Text size="sm">{text(page.slug === FAQ ? 'content.faqHint' : 'content.formHint')}</Text>
        {loaded.blocks.map(
          (block, index) =>
            hasFields(form.values, block) && (
              <BlockFields
                key={`${block.key} ${block.kind}`}
                block={block}
                name={names[index] ?? ''}
                isInitiallyOpen={loaded.blocks.length === 1}
              />
            ),
        )}
        {loaded.blocks.length === 0 && (
          <Text size="sm" c="dimmed">
            {text('content.noTexts')}
          </Text>
        )}
      </Stack>
    </RecordFormPage>
  );
}

function toSource(page: AdminPage): Source {
  const sections = completeSections({ el: page.sections_el, en: page.sections_en });
  const blocks = listTextBlocks(sections, page.slug === FAQ);
  return { values: toTextValues(blocks), version: page.version, sections, blocks };
}

/** The server's messages are about all sections of a language, which are no field of the form. */
function toOneMessage(failure: unknown): unknown {
  if (!isApiFailure(failure) || !failure.fields) return failure;
  const { fields, ...rest } = failure;
  return { ...rest, message: Object.values(fields).join(' ') };
}

function formatValue(_field: string, value: unknown): string {
  if (Array.isArray(value)) return (value as readonly QuestionValue[]).map(({ title_el: title }) => title).join('\n');
  if (typeof value !== 'string') return toDisplayText(value);
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  return toDisplayText((body.textContent ?? '').trim());
}

function PageLinks({ page }: { page: AdminPage }) {
  const text = useText();
  const { id, slug, status } = page;
  return (
    <>
      <Button component={Link} to={`/admin/pages/${id}/properties`} variant="default">
        {text('pages.properties')}
      </Button>
      {status === 'published' && (
        <Button
          component="a"
          href={protectedPages.includes(slug) ? `/${slug}` : paths.page(slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {text('pages.view')}
        </Button>
      )}
    </>
  );
}
