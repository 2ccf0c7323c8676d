import { type EmailKind, type EmailTemplateText, emailTextLimits } from '@fakos/contracts/emails/contract';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { useListEmailTemplatesQuery, useUpdateEmailTemplateMutation } from '@fakos/shared-kit/api/emails/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, useParams } from '@fakos/shared-kit/router';
import { Anchor, Grid, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo } from 'react';
import { LocalisedField } from '../../../framework/form/localised-field.tsx';
import { RecordFormPage } from '../../../framework/form/record-form-page.tsx';
import { useRecordForm } from '../../../framework/form/use-record-form.ts';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { NotFound } from '../../../framework/states/not-found.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { useKindName } from '../email-names.ts';
import { findKind, TEMPLATES } from '../email-paths.ts';
import { ResetButtons } from './reset-buttons.tsx';
import { TemplatePreview } from './template-preview.tsx';
import {
  getTexts,
  readVersions,
  type TemplateMessages,
  type TemplatePair,
  type TemplateValues,
  toRecord,
  toVersion,
  validateTemplate,
} from './template-values.ts';
import { TemplateVariables } from './template-variables.tsx';

const INTRO_ROWS = 8;

/** The texts of one kind of e-mail in both LANGUAGES, with a live preview. */
export function TemplatePage() {
  const kind = findKind(useParams().kind);
  return kind ? <KnownTemplate key={kind} kind={kind} /> : <NotFound />;
}

function KnownTemplate({ kind }: { kind: EmailKind }) {
  const text = useText();
  const kitText = useKitText();
  const kindName = useKindName();
  useScreenTitle(kindName(kind));
  const { data, error, refetch, isFetching } = useListEmailTemplatesQuery();
  const pair = useMemo(() => findPair(data?.data ?? [], kind), [data, kind]);
  const missing = data && !pair ? { code: 'NOT_FOUND', status: 404 } : error;
  return (
    <Stack gap="md">
      <Anchor
        component={Link}
        to={TEMPLATES}
        size="sm"
        w="fit-content"
        aria-label={`${kitText('actions.back')}: ${text('emails.pages.templates')}`}
      >
        <Group component="span" gap="xs">
          <IconArrowLeft size={16} aria-hidden />
          {text('emails.pages.templates')}
        </Group>
      </Anchor>
      {!pair && missing !== undefined && <FailureState failure={missing} onRetry={refetch} isPending={isFetching} />}
      {!pair && missing === undefined && <PageSkeleton />}
      {pair && <TemplateForm kind={kind} pair={pair} reload={async () => requestPair(refetch, kind)} />}
    </Stack>
  );
}

interface TemplateFormProps {
  readonly kind: EmailKind;
  readonly pair: TemplatePair;
  readonly reload: () => Promise<TemplatePair>;
}

function TemplateForm({ kind, pair, reload }: TemplateFormProps) {
  const text = useText();
  const toasts = useToasts();
  const kindName = useKindName();
  const [update] = useUpdateEmailTemplateMutation();
  const messages = useTemplateMessages();
  const loaded = useMemo(() => toRecord(pair), [pair]);
  const { placeholders } = pair.el;
  const form = useRecordForm<TemplateValues>({
    draftKey: `emails:${kind}`,
    loaded,
    validate: (values) => validateTemplate(values, placeholders, messages),
    save: async (changes, { values, version }) => {
      const versions: Record<Language, string | null> = { ...readVersions(String(version)) };
      for (const language of LANGUAGES) {
        if (!(`subject_${language}` in changes || `intro_${language}` in changes)) continue;
        const body = { template: kind, language, ...getTexts({ ...values, ...changes }, language) };
        versions[language] = (await update({ ...body, version: versions[language] }).unwrap()).data.version;
      }
      return { version: toVersion(versions) };
    },
    reload: async () => toRecord(await reload()),
    onSaved: () => toasts.showSuccess(text('detail.saved', { name: kindName(kind) })),
  });
  return (
    <RecordFormPage form={form} fieldLabels={useTemplateLabels()}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack>
            <Section title={text('emails.texts')}>
              <Stack>
                <LocalisedField
                  name="subject"
                  label={text('emails.subject')}
                  isRequired
                  maxLength={emailTextLimits.subject}
                />
                <LocalisedField
                  name="intro"
                  label={text('emails.intro')}
                  description={text('emails.introHint')}
                  isRequired
                  rows={INTRO_ROWS}
                  maxLength={emailTextLimits.intro}
                />
                <ResetButtons kind={kind} pair={pair} isDirty={form.isDirty} />
              </Stack>
            </Section>
            <TemplateVariables form={form} pair={pair} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <TemplatePreview kind={kind} pair={pair} values={form.values} />
        </Grid.Col>
      </Grid>
    </RecordFormPage>
  );
}

function useTemplateLabels(): Readonly<Record<keyof TemplateValues, string>> {
  const text = useText();
  return useMemo(
    () => ({
      subject_el: text('form.greek', { label: text('emails.subject') }),
      subject_en: text('form.english', { label: text('emails.subject') }),
      intro_el: text('form.greek', { label: text('emails.intro') }),
      intro_en: text('form.english', { label: text('emails.intro') }),
    }),
    [text],
  );
}

function useTemplateMessages(): TemplateMessages {
  const text = useText();
  const format = useFormat();
  return useMemo(
    () => ({
      required: text('form.required'),
      tooLong: (max) => text('emails.tooLong', { max: format.number(max) }),
      unknown: (names) => text('emails.unknownVariable', { names: names.map((name) => `{{${name}}}`).join(', ') }),
    }),
    [text, format],
  );
}

function findPair(templates: readonly EmailTemplateText[], kind: EmailKind): TemplatePair | undefined {
  const find = (language: Language) =>
    templates.find((template) => template.template === kind && template.language === language);
  const el = find('el');
  const en = find('en');
  return el && en && { el, en };
}

async function requestPair(
  refetch: ReturnType<typeof useListEmailTemplatesQuery>['refetch'],
  kind: EmailKind,
): Promise<TemplatePair> {
  const { data } = await refetch().unwrap();
  const pair = findPair(data, kind);
  if (!pair) throw new Error(`The API lists no template ${kind}.`);
  return pair;
}
