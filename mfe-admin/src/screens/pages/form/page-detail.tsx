import type { AdminPage } from '@fakos/contracts/pages/contract';
import {
  useGetAdminPageQuery,
  useLazyGetAdminPageQuery,
  useUpdatePageMutation,
} from '@fakos/shared-kit/api/admin-pages/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { getPropertiesAddress, getTitle, PAGES, PAGES_KEY } from '../page-paths.ts';
import { PageRevisions } from '../revisions/page-revisions.tsx';
import { PageActions } from './page-actions.tsx';
import { PageFields } from './page-fields.tsx';
import { localisedNames, type PageValues, toPageFields, toPageValues, validatePage } from './page-values.ts';
import { usePageLabels, usePageMessages, usePageValueText } from './use-page-form.ts';

const RESOURCE = 'pages';

/** One page with its properties, its history and the revisions of its sections. */
export function PageDetail() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useGetAdminPageQuery);
  return (
    <DetailPage
      detail={detail}
      title={(page) => (page ? getTitle(page, language) : text('pages.one'))}
      list={{ listKey: PAGES_KEY, path: PAGES, label: text('menu.pages'), toAddress: getPropertiesAddress }}
      actions={(page) => <PageActions page={page} />}
    >
      {(page) => <PageForm key={page.id} page={page} />}
    </DetailPage>
  );
}

function PageForm({ page }: { page: AdminPage }) {
  const text = useText();
  const toasts = useToasts();
  const messages = usePageMessages();
  const labels = usePageLabels();
  const formatValue = usePageValueText();
  const [update] = useUpdatePageMutation();
  const [reload] = useLazyGetAdminPageQuery();
  const loaded = useMemo(() => toRecord(page), [page]);
  const { id } = page;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<PageValues>({
    draftKey: `${PAGES_KEY}:${id}`,
    loaded,
    validate: (values) => validatePage(values, messages),
    save: async (changes, { version }) =>
      (await update({ id, version: String(version), ...toPageFields(changes) }).unwrap()).data,
    reload: async () => toRecord((await reload({ id }).unwrap()).data),
    onSaved: (changes) => toasts.showSuccess(text('detail.saved', { name: changes.title_el ?? page.title_el })),
  });
  return (
    <>
      <RecordFormPage form={form} fieldLabels={labels} formatValue={formatValue} {...history}>
        <PageFields />
      </RecordFormPage>
      <PageRevisions page={page} />
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} formatValue={formatValue} />
    </>
  );
}

function toRecord(page: AdminPage): LoadedRecord<PageValues> {
  return { values: toPageValues(page), version: page.version };
}
