import type { getAdminSettings } from '@fakos/contracts/admin-settings/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { SettingKey } from '@fakos/contracts/settings/contract';
import { useLazyGetAdminSettingsQuery, useUpdateSettingsMutation } from '@fakos/shared-kit/api/admin-settings/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Stack } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { toEnglishField, toGreekField } from '../../../framework/form/localised-field.tsx';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { type LoadedRecord, useRecordForm } from '../../../framework/form/use-record-form.ts';
import { Section } from '../../../framework/section.tsx';
import { type SettingSection, type SettingTab, settingPlaces } from '../../../framework/settings/setting-places.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { TabExtras } from '../extras/tab-extras.tsx';
import { SettingsLayout } from '../preview/settings-layout.tsx';
import { TabPreview } from '../preview/tab-preview.tsx';
import { sectionEditors } from '../setting-editors.ts';
import { useSettingText } from '../use-setting-text.ts';
import { SectionEditorField } from './editor-field.tsx';
import { SettingField } from './setting-field.tsx';
import {
  getKind,
  isLocalisedSetting,
  type SettingMessages,
  type SettingValues,
  toPreviewValues,
  toSettingChanges,
  toSettingValues,
  validateSettings,
} from './setting-values.ts';
import { StoredSecrets } from './stored-secrets.ts';
import { useFocusedSetting } from './use-focused-setting.ts';

/** The response with all settings that the role may change. */
export type AdminSettings = EndpointResponse<typeof getAdminSettings>['data'];

/** The form of one tab. Settings that the role may not change are not in the response and not shown. */
export function SettingsForm({ tab, data }: { tab: SettingTab; data: AdminSettings }) {
  const { text, toLabel, toValueText } = useSettingText();
  const language = useLanguage();
  const toasts = useToasts();
  const messages = useSettingMessages();
  const [update] = useUpdateSettingsMutation();
  const [reload] = useLazyGetAdminSettingsQuery();
  const sections = useMemo(() => listOpenSections(tab, data), [tab, data]);
  const keys = useMemo(() => sections.flatMap(({ settings }) => settings), [sections]);
  const secrets = useMemo(() => listStoredSecrets(data), [data]);
  const secretFields = useMemo(() => keys.filter((key) => getKind(key).kind === 'secret'), [keys]);
  const toRecord = useCallback(
    ({ revision, settings }: AdminSettings): LoadedRecord<SettingValues> => ({
      values: toSettingValues(keys, settings, language),
      version: revision,
    }),
    [keys, language],
  );
  const loaded = useMemo(() => toRecord(data), [toRecord, data]);

  const form = useRecordForm<SettingValues>({
    draftKey: `settings:${tab}`,
    loaded,
    secretFields,
    validate: (values) => validateSettings(keys, values, messages),
    save: async (changes, { values, version }) => {
      const body = toSettingChanges(changes, values, language);
      const { data: saved } = await update({ revision: Number(version), ...body }).unwrap();
      return { version: saved.revision };
    },
    reload: async () => toRecord((await reload({}).unwrap()).data),
    onSaved: () => toasts.showSuccess(text('settings.saved')),
    // Errors of composite values name their place inside the value.
    toField: (field) => field.split('.')[0] ?? field,
  });
  useFocusedSetting();

  return (
    <StoredSecrets value={secrets}>
      <SettingsLayout
        renderPreview={
          tab === 'ssl'
            ? undefined
            : () => (
                <TabPreview
                  tab={tab}
                  message={{ settings: toPreviewValues(keys, form.values, language) }}
                  values={form.values}
                />
              )
        }
      >
        <Stack>
          <RecordFormPage
            form={form}
            fieldLabels={toFieldLabels(keys, toLabel, text)}
            failureTitle={text('settings.failed')}
            formatValue={(field, value) => toValueText(field.replace(/_(?:el|en)$/, ''), value)}
          >
            {sections.map((section) => (
              <Section key={section.key} title={text(`settings.sections.${section.key}`)}>
                <SectionFields section={section} />
              </Section>
            ))}
          </RecordFormPage>
          <TabExtras tab={tab} data={data} isDirty={form.isDirty} />
        </Stack>
      </SettingsLayout>
    </StoredSecrets>
  );
}

function SectionFields({ section: { key, settings } }: { section: SettingSection }) {
  const editor = sectionEditors[key];
  if (editor) {
    return (
      <div id={settings[0]}>
        <SectionEditorField names={settings} editor={editor} />
      </div>
    );
  }
  return (
    <Stack>
      {settings.map((name) => (
        <SettingField key={name} name={name} />
      ))}
    </Stack>
  );
}

function listOpenSections(tab: SettingTab, { settings }: AdminSettings): readonly SettingSection[] {
  return settingPlaces[tab]
    .map((section) => ({ ...section, settings: section.settings.filter((key) => key in settings) }))
    .filter((section) => section.settings.length > 0);
}

function listStoredSecrets({ settings }: AdminSettings): ReadonlySet<string> {
  return new Set(
    Object.entries(settings).flatMap(([key, setting]) => (setting.kind === 'secret' && setting.isSet ? [key] : [])),
  );
}

function toFieldLabels(
  keys: readonly SettingKey[],
  toLabel: (key: SettingKey) => string,
  text: ReturnType<typeof useSettingText>['text'],
): Record<string, string> {
  const entries = keys.flatMap((key) => {
    const label = toLabel(key);
    if (!isLocalisedSetting(key)) return [[key, label]];
    return [
      [toGreekField(key), text('form.greek', { label })],
      [toEnglishField(key), text('form.english', { label })],
    ];
  });
  return Object.fromEntries(entries);
}

function useSettingMessages(): SettingMessages {
  const { text } = useSettingText();
  return useMemo(
    () => ({
      amount: text('settings.invalid.amount'),
      value: text('settings.invalid.value'),
      email: text('settings.invalid.email'),
      link: text('settings.invalid.link'),
      number: (bounds) => text('settings.invalid.number', bounds),
    }),
    [text],
  );
}
