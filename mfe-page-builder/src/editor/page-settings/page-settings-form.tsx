import { MAX_META_DESCRIPTION, MAX_META_TITLE } from '@fakos/contracts/metadata';
import { type AdminPage, MAX_MENU_TITLE, MAX_PAGE_TITLE, protectedPages } from '@fakos/contracts/pages/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useLazyGetAdminPageQuery, useUpdatePageMutation } from '@fakos/shared-kit/api/admin-pages/hooks';
import { Alert, Button, Grid, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { FailureAlert, useFailureText } from '../publishing/request-state.tsx';
import { LocalisedTexts } from './localised-texts.tsx';
import { PagePreviews } from './page-previews.tsx';
import {
  checkSettings,
  getChanges,
  getPublicAddress,
  type PageSettings,
  rebaseSettings,
  toSettings,
} from './page-settings-values.ts';

const STATUSES = ['published', 'draft'] as const;

/** The form with all settings of a page. It saves changed fields only. */
export function PageSettingsForm({ page, onClose }: { page: AdminPage; onClose: () => void }) {
  const text = useEditorText();
  const form = useSettings(page, onClose);
  const { values, set, errors } = form;
  const isProtected = protectedPages.includes(form.stored.slug);
  const isMoved = form.stored.status === 'published' && values.slug !== form.stored.slug;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        event.stopPropagation();
        void form.save();
      }}
    >
      <Stack gap="lg">
        <LocalisedTexts name="title" maxLength={MAX_PAGE_TITLE} {...form} />
        <Grid>
          <Grid.Col span={{ base: 12, sm: 8 }}>
            <TextInput
              label={text('pageSettings.slug')}
              description={
                isProtected
                  ? text('pageSettings.slugFixed', { address: getPublicAddress(form.stored.slug) })
                  : values.slug
                    ? getPublicAddress(values.slug)
                    : text('pageSettings.slugHint')
              }
              disabled={isProtected}
              value={values.slug}
              error={errors.slug}
              onChange={(event) => set('slug', event.currentTarget.value)}
            />
            {isMoved && (
              <Alert mt="xs" color="yellow" role="status">
                {text('pageSettings.redirect', { address: getPublicAddress(form.stored.slug) })}
              </Alert>
            )}
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <NativeSelect
              label={text('pageSettings.status')}
              value={values.status}
              error={errors.status}
              onChange={(event) => set('status', event.currentTarget.value === 'published' ? 'published' : 'draft')}
              data={STATUSES.map((value) => ({ value, label: text(`pageSettings.statuses.${value}`) }))}
            />
          </Grid.Col>
        </Grid>
        <Switch
          label={text('pageSettings.inMenu')}
          checked={values.show_in_menu}
          onChange={(event) => set('show_in_menu', event.currentTarget.checked)}
        />
        {values.show_in_menu && (
          <LocalisedTexts name="menu_title" maxLength={MAX_MENU_TITLE} placeholderFrom="title" {...form} />
        )}
        <LocalisedTexts
          name="meta_title"
          maxLength={MAX_META_TITLE}
          shownLength={60}
          placeholderFrom="title"
          {...form}
        />
        <LocalisedTexts name="meta_description" maxLength={MAX_META_DESCRIPTION} shownLength={160} rows={3} {...form} />
        <Switch
          label={text('pageSettings.noIndex')}
          description={text('pageSettings.noIndexHint')}
          checked={values.no_index}
          onChange={(event) => set('no_index', event.currentTarget.checked)}
        />
        <PagePreviews values={values} />
        {form.notice === 'conflict' && (
          <Alert color="yellow" role="alert">
            {text('pageSettings.conflict')}
          </Alert>
        )}
        {form.failure !== '' && <FailureAlert message={form.failure} />}
        <Group justify="flex-end">
          <Text size="sm" c="dimmed">
            {!form.isChanged && text('pageSettings.unchanged')}
          </Text>
          <Button variant="default" onClick={onClose} disabled={form.isPending}>
            {text('publish.cancel')}
          </Button>
          <Button type="submit" loading={form.isPending} disabled={!form.isChanged}>
            {text('pageSettings.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSettings(page: AdminPage, onSaved: () => void) {
  const text = useEditorText();
  const failureText = useFailureText();
  const [update, { isLoading }] = useUpdatePageMutation();
  const [reload, reloading] = useLazyGetAdminPageQuery();
  const [base, setBase] = useState({ version: page.version, stored: toSettings(page) });
  const [values, setValues] = useState(base.stored);
  const [errors, setErrors] = useState<Partial<Record<keyof PageSettings, string>>>({});
  const [notice, setNotice] = useState<'conflict'>();
  const [failure, setFailure] = useState('');
  const changes = getChanges(base.stored, values);

  async function save() {
    const problems = Object.entries(checkSettings(values));
    setErrors(Object.fromEntries(problems.map(([name, code]) => [name, text(`pageSettings.problems.${code}`)])));
    if (problems.length > 0) return;
    setNotice(undefined);
    setFailure('');
    const { status, ...rest } = changes;
    const { data, error } = await update({
      id: page.id,
      version: base.version,
      ...rest,
      ...(status === undefined || status === 'trash' ? {} : { status }),
    });
    if (data) return onSaved();
    if (isApiFailure(error) && error.code === 'STALE_VERSION') return rebase();
    if (isApiFailure(error) && error.fields) setErrors(error.fields);
    setFailure(failureText(error));
  }

  /** Merges values stored by others with the user's input. */
  async function rebase() {
    const { data, error } = await reload({ id: page.id });
    if (!data) return setFailure(failureText(error));
    const newer = toSettings(data.data);
    setValues(rebaseSettings(base.stored, values, newer));
    setBase({ version: data.data.version, stored: newer });
    setNotice('conflict');
  }

  return {
    stored: base.stored,
    values,
    errors,
    notice,
    failure,
    save,
    isChanged: Object.keys(changes).length > 0,
    isPending: isLoading || reloading.isFetching,
    set<Name extends keyof PageSettings>(name: Name, value: PageSettings[Name]) {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  };
}
