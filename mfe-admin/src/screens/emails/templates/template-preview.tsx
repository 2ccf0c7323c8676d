import type { EmailContent, EmailKind } from '@fakos/contracts/emails/contract';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { usePreviewEmailMutation } from '@fakos/shared-kit/api/emails/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Loader, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { ChoiceButtons } from '../../../framework/choice-buttons.tsx';
import { EmailDocument } from '../../../framework/mail/email-document.tsx';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { useText } from '../../../text.ts';
import styles from '../emails.module.css';
import { findVariableProblems, getTexts, type TemplatePair, type TemplateValues } from './template-values.ts';

const TYPING_PAUSE_MS = 400;

interface TemplatePreviewProps {
  readonly kind: EmailKind;
  readonly pair: TemplatePair;
  readonly values: TemplateValues;
}

/** The e-mail as the form has it, with example values. The last one stays while the texts cannot be shown. */
export function TemplatePreview({ kind, pair, values }: TemplatePreviewProps) {
  const text = useText();
  const failureText = useFailureText();
  const userLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(userLanguage);
  const { content, failure, isPending, isIncomplete } = usePreview(kind, language, pair, values);
  return (
    <Section
      title={text('emails.preview')}
      aside={
        <ChoiceButtons
          label={text('emails.previewLanguage')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: text(`form.languages.${value}`) }))}
        />
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {text('emails.previewHint')}
        </Text>
        {isIncomplete && <Alert color="yellow" title={text('emails.previewIncomplete')} />}
        {failure !== undefined && (
          <Alert
            color="red"
            title={isUnsupported(failure) ? text('emails.previewUnsupported') : failureText(failure)}
          />
        )}
        {content && (
          <>
            <Text fw={500} className={styles.subject} lang={language}>
              {content.subject}
            </Text>
            <EmailDocument html={content.html} title={text('emails.frame', { subject: content.subject })} />
          </>
        )}
        {!content && isPending && <Loader size="sm" role="status" aria-label={text('emails.preview')} />}
      </Stack>
    </Section>
  );
}

interface Preview {
  readonly content: EmailContent | undefined;
  readonly failure: unknown;
  readonly isPending: boolean;
  /** True while the texts cannot be shown: one is empty or has an unknown variable. */
  readonly isIncomplete: boolean;
}

function usePreview(kind: EmailKind, language: Language, pair: TemplatePair, values: TemplateValues): Preview {
  const { subject, intro } = getTexts(values, language);
  const isIncomplete =
    subject === '' || intro === '' || findVariableProblems({ subject, intro }, pair[language]).unknown.length > 0;
  const [typed] = useDebouncedValue(JSON.stringify({ subject, intro }), TYPING_PAUSE_MS);
  const [request] = usePreviewEmailMutation();
  const [state, setState] = useState<{ language?: Language; content?: EmailContent; failure?: unknown }>({});

  useEffect(
    function requestPreview() {
      const texts = JSON.parse(typed) as { subject: string; intro: string };
      // After another language was chosen, the debounced texts are those of the language before.
      if (isIncomplete || texts.subject !== subject || texts.intro !== intro) return;
      let isCancelled = false;
      void request({ template: kind, language, ...texts }).then(({ data, error }) => {
        if (isCancelled) return;
        if (data) setState({ language, content: data.data });
        else setState((before) => ({ ...before, failure: error }));
      });
      return () => {
        isCancelled = true;
      };
    },
    [request, kind, language, typed, subject, intro, isIncomplete],
  );

  return {
    content: state.language === language ? state.content : undefined,
    failure: state.failure,
    isPending: !isIncomplete,
    isIncomplete,
  };
}
