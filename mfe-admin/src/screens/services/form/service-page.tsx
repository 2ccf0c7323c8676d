import type { Language } from '@fakos/contracts/languages';
import type { AdminService } from '@fakos/contracts/services/contract';
import {
  useDeleteServiceMutation,
  useGetAdminServiceQuery,
  useLazyGetAdminServiceQuery,
  useUpdateServiceMutation,
} from '@fakos/shared-kit/api/services/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { RecordHistory } from '../../../framework/detail/record-history.tsx';
import { PublicPageLink, RestoreButton, TrashButton } from '../../../framework/detail/trash-buttons.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useFieldHistory } from '../../../framework/form/use-field-history.ts';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { SERVICES, SERVICES_KEY } from '../service-paths.ts';
import { ServiceFields } from './service-fields.tsx';
import {
  localisedNames,
  type ServiceValues,
  toServiceFields,
  toServiceValues,
  validateService,
} from './service-values.ts';
import { useServiceLabels, useServiceMessages, useServiceValueText } from './use-service-form.ts';

const RESOURCE = 'services';

/** One service with all its fields. */
export function ServicePage() {
  const text = useText();
  const language = useLanguage();
  const detail = useDetailPage(useGetAdminServiceQuery);
  return (
    <DetailPage
      detail={detail}
      title={(service) => (service ? getTitle(service, language) : text('services.one'))}
      list={{ listKey: SERVICES_KEY, path: SERVICES, label: text('menu.services') }}
      actions={(service) => <ServiceActions service={service} />}
    >
      {(service) => <ServiceForm key={service.id} service={service} />}
    </DetailPage>
  );
}

function ServiceForm({ service }: { service: AdminService }) {
  const text = useText();
  const toasts = useToasts();
  const language = useLanguage();
  const messages = useServiceMessages();
  const [update] = useUpdateServiceMutation();
  const [reload] = useLazyGetAdminServiceQuery();
  const loaded = useMemo(() => toRecord(service, language), [service, language]);
  const labels = useServiceLabels();
  const { id } = service;
  const history = useFieldHistory(RESOURCE, id, localisedNames);
  const form = useRecordForm<ServiceValues>({
    draftKey: `${SERVICES_KEY}:${id}`,
    loaded,
    validate: (values) => validateService(values, messages),
    save: async (changes, { version }) =>
      (await update({ id, version: String(version), ...toServiceFields(changes) }).unwrap()).data,
    reload: async () => toRecord((await reload({ id }).unwrap()).data, language),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: getTitle(service, language) })),
  });
  return (
    <>
      <RecordFormPage form={form} fieldLabels={labels} formatValue={useServiceValueText()} {...history}>
        <ServiceFields />
      </RecordFormPage>
      <RecordHistory resource={RESOURCE} recordId={id} fieldLabels={labels} />
    </>
  );
}

function toRecord(service: AdminService, language: Language): LoadedRecord<ServiceValues> {
  return { values: toServiceValues(service, language), version: service.version };
}

function getTitle(service: AdminService, language: Language): string {
  return service[`title_${language}`] || service.title_el;
}

function ServiceActions({ service }: { service: AdminService }) {
  const text = useText();
  const language = useLanguage();
  const [discard] = useDeleteServiceMutation();
  const [update] = useUpdateServiceMutation();
  const { id, version, status, slug } = service;
  const trash = {
    name: getTitle(service, language),
    onDiscard: () => discard({ id, version }).unwrap(),
    // A restored service has the status that it had, or is a draft.
    onRestore: () => update({ id, status: status === 'trash' ? 'draft' : status }).unwrap(),
    listPath: SERVICES,
  };
  if (status === 'trash') return <RestoreButton {...trash} />;
  return (
    <>
      {status === 'published' && <PublicPageLink href={paths.service(slug)} label={text('services.view')} />}
      <TrashButton {...trash} />
    </>
  );
}
