import type { EmailKind } from '@fakos/contracts/emails/contract';
import { useGetEmailStatusQuery, usePreviewEmailMutation } from '@fakos/shared-kit/api/emails/hooks';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Fact, Facts } from '../../../framework/facts.tsx';
import { EmailDocument } from '../../../framework/mail/email-document.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import type { SettingValues } from '../form/setting-values.ts';
import styles from '../settings.module.css';
import { usePreviewText } from './preview-text.ts';

/** The e-mail that most customers receive. */
const EXAMPLE: EmailKind = 'order_placed';

/** An e-mail with the sender of the form. */
export function EmailPreview({ values }: { values: SettingValues }) {
  const text = usePreviewText();
  const failureText = useFailureText();
  const language = useLanguage();
  const { sender, shopAddress } = useAddresses(values);
  const [request, { data, error }] = usePreviewEmailMutation();
  useEffect(
    function requestExample() {
      void request({ template: EXAMPLE, language });
    },
    [request, language],
  );
  const content = data?.data;
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
          <Fact name={text('email.from')}>{sender || text('email.none')}</Fact>
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

/** Sender and recipient as the API determines them; environment variables override the form. */
function useAddresses(values: SettingValues): { readonly sender: string; readonly shopAddress: string } {
  const { data: status } = useGetEmailStatusQuery();
  const { data: stored } = useGetSettingsQuery();
  const { company_name: shopName = '', contact_email: contactAddress = '' } = stored?.settings ?? {};
  const read = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const shopAddress = read('shop_notification_email') || contactAddress;
  const server = status?.data.server;
  if (server?.is_fixed) return { sender: server.from, shopAddress };
  const address = read('mail_from') || contactAddress;
  return { sender: address && `${read('mail_from_name') || shopName} <${address}>`, shopAddress };
}
