import type { EditedNavigation } from '@fakos/contracts/admin-settings/contract';
import type { Language } from '@fakos/contracts/languages';
import type { PreviewMessage } from '@fakos/contracts/settings/preview';
import {
  useGetAdminNavigationQuery,
  useLazyGetAdminNavigationQuery,
  useUpdateNavigationMutation,
} from '@fakos/shared-kit/api/admin-settings/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Alert, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { Section } from '../../../framework/section.tsx';
import type { NavigationValue } from '../../../framework/setting-editors/navigation/navigation-editor.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { NAVIGATION_UPDATED_EVENT } from '../navigation-event.ts';
import { SettingsLayout } from '../preview/settings-layout.tsx';
import { TabPreview } from '../preview/tab-preview.tsx';

const lazyEditor = createLazy(() =>
  import('../../../framework/setting-editors/navigation/navigation-editor.tsx').then(
    (module) => module.NavigationEditor,
  ),
);

type NavigationValues = NavigationValue & Readonly<Record<string, unknown>>;
const parts = ['navigation', 'pages', 'customMenuItems'] as const;

/** The tab of the navigation bar, which has endpoints of its own. */
export function NavigationForm() {
  const text = useText();
  const { data, error, isFetching, refetch } = useGetAdminNavigationQuery();
  if (data) return <LoadedForm data={data.data} />;
  if (isUnsupported(error)) return <Alert title={text('settings.unsupported')} />;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  return <PageSkeleton />;
}

function LoadedForm({ data }: { data: EditedNavigation }) {
  const text = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const [update] = useUpdateNavigationMutation();
  const [reload] = useLazyGetAdminNavigationQuery();
  const loaded = useMemo(() => toRecord(data), [data]);
  const form = useRecordForm<NavigationValues>({
    draftKey: 'settings:navigation',
    loaded,
    validate: () => ({}),
    save: async (changes, { version }) => {
      const { data: saved } = await update({ revision: Number(version), ...toBody(changes) }).unwrap();
      window.dispatchEvent(new Event(NAVIGATION_UPDATED_EVENT));
      return { version: saved.revision };
    },
    reload: async () => toRecord((await reload().unwrap()).data),
    onSaved: () => toasts.showSuccess(text('settings.saved')),
    toField: (field) => field.split('.')[0] ?? field,
  });
  return (
    <SettingsLayout
      renderPreview={() => <TabPreview tab="navigation" message={toPreview(form.values, language)} values={{}} />}
    >
      <RecordFormPage
        form={form}
        fieldLabels={{
          navigation: text('settings.history.navigation'),
          pages: text('settings.history.navigation_pages'),
          customMenuItems: text('settings.history.navigation_custom_items'),
        }}
        failureTitle={text('settings.failed')}
        formatValue={(_field, value) =>
          Array.isArray(value) ? text('settings.history.complex', { number: value.length }) : toDisplayText(value)
        }
      >
        <Section title={text('settings.sections.navigation')}>
          <Editor />
        </Section>
      </RecordFormPage>
    </SettingsLayout>
  );
}

function Editor() {
  const { form } = useFormContext();
  const { code: NavigationEditor } = useLazy(lazyEditor, 'now');
  if (!NavigationEditor) return <PageSkeleton />;
  const values = form.values as NavigationValues;
  return (
    <>
      <NavigationEditor
        value={values}
        onChange={(next) => {
          for (const part of parts) form.setValue(part, next[part]);
        }}
      />
      {parts.map(
        (part) =>
          form.errors[part] && (
            <Text key={part} size="xs" c="red">
              {form.errors[part]}
            </Text>
          ),
      )}
    </>
  );
}

function toRecord({ revision, navigation, pages, customMenuItems }: EditedNavigation): LoadedRecord<NavigationValues> {
  return { values: { navigation, pages, customMenuItems }, version: revision };
}

function toBody({ navigation, pages, customMenuItems }: Partial<NavigationValues>) {
  return { ...(navigation && { navigation }), ...(pages && { pages }), ...(customMenuItems && { customMenuItems }) };
}

function toPreview(
  { navigation, pages, customMenuItems }: NavigationValue,
  language: Language,
): Omit<PreviewMessage, 'type'> {
  const inLanguage = <Item extends { title_el: string; title_en: string }>({ title_el, title_en, ...item }: Item) => ({
    ...item,
    title: { el: title_el, en: title_en }[language],
  });
  return {
    settings: {},
    navigation: {
      navigation,
      pages: pages.map((page) => ({ ...inLanguage(page), type: 'static' as const })),
      customMenuItems: customMenuItems.map(inLanguage),
    },
  };
}
