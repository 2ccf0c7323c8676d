import type { Language } from '@fakos/contracts/languages';
import type { AdminService } from '@fakos/contracts/services/contract';
import {
  useDeleteServiceMutation,
  useGetAdminServiceQuery,
  useLazyGetAdminServiceQuery,
  useUpdateServiceMutation,
} from '@fakos/shared-kit/api/services/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconExternalLink, IconRestore, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { SERVICES, SERVICES_KEY } from '../service-paths.ts';
import { ServiceFields } from './service-fields.tsx';
import { type ServiceValues, toServiceFields, toServiceValues, validateService } from './service-values.ts';
import { useServiceLabels, useServiceMessages, useServiceValueText } from './use-service-form.ts';

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
  const { id } = service;
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
    <RecordFormPage form={form} fieldLabels={useServiceLabels()} formatValue={useServiceValueText()}>
      <ServiceFields />
    </RecordFormPage>
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
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const language = useLanguage();
  const [discard, { isLoading }] = useDeleteServiceMutation();
  const [update, restoring] = useUpdateServiceMutation();
  const { id, version, status, slug } = service;
  const name = getTitle(service, language);

  /** A restored service has the status that it had, or is a draft. */
  async function restore() {
    const { data, error } = await update({ id, status: status === 'trash' ? 'draft' : status });
    if (data) toasts.showSuccess(text('detail.restored', { name }));
    else toasts.showError(failureText(error));
  }

  async function moveToTrash() {
    const { data, error } = await discard({ id, version });
    if (!data) return toasts.showError(failureText(error));
    toasts.showSuccess(text('detail.trashed', { name }), () => void restore());
    navigate(SERVICES);
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
      {status === 'published' && (
        <Button
          component="a"
          href={paths.service(slug)}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {text('services.view')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => void moveToTrash()}
      >
        {text('detail.toTrash')}
      </Button>
    </>
  );
}
