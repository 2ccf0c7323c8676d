import type { EmailKind, previewEmail } from '@fakos/contracts/emails/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { usePreviewEmailMutation } from '@fakos/shared-kit/api/emails/hooks';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Fact, Facts } from '../../../framework/facts.tsx';
import { EmailDocument } from '../../../framework/mail/email-document.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import type { SettingValues } from '../form/setting-values.ts';
import styles from '../settings.module.css';
import { usePreviewText } from './preview-text.ts';

/** The e-mail that most customers receive. */
const EXAMPLE: EmailKind = 'order_placed';

const TYPING_PAUSE_MS = 400;

/** An e-mail with the sender of the form. */
export function EmailPreview({ values }: { values: SettingValues }) {
  const text = usePreviewText();
  const failureText = useFailureText();
  const language = useLanguage();
  const { data: stored } = useGetSettingsQuery();
  const shopAddress = read(values, 'shop_notification_email') || (stored?.settings.contact_email ?? '');
  const [mail_from, mail_from_name] = [read(values, 'mail_from'), read(values, 'mail_from_name')];
  const typed = useMemo(() => ({ mail_from, mail_from_name }), [mail_from, mail_from_name]);
  const [sender] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const [request, { error }] = usePreviewEmailMutation();
  // The last example stays while the next one is requested.
  const [content, setContent] = useState<EndpointResponse<typeof previewEmail>['data']>();
  useEffect(
    function requestExample() {
      let isCancelled = false;
      void request({ template: EXAMPLE, language, sender }).then(({ data }) => {
        if (!isCancelled && data) setContent(data.data);
      });
      return () => {
        isCancelled = true;
      };
    },
    [request, language, sender],
  );
  return (
    <Paper component="section" withBorder p="md" className={styles.preview} aria-label={text('title')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {text('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {text('email.hint')}
        </Text>
        <Facts>
          {content && <Fact name={text('email.from')}>{content.from || text('email.none')}</Fact>}
          {content && <Fact name={text('email.subject')}>{content.subject}</Fact>}
          <Fact name={text('email.shop')}>{shopAddress || text('email.none')}</Fact>
        </Facts>
        {error && <Alert role="alert" color="red" title={failureText(error)} />}
        {content && <EmailDocument html={content.html} title={text('email.frame', { subject: content.subject })} />}
        {!content && !error && <PageSkeleton />}
      </Stack>
    </Paper>
  );
}

function read(values: SettingValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}
