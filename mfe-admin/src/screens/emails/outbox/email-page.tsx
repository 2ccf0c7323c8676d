import type { EmailContent, EmailSummary } from '@fakos/contracts/emails/contract';
import { useGetEmailQuery } from '@fakos/shared-kit/api/emails/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button, Grid, Stack, Text } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceButtons } from '../../../framework/choice-buttons.tsx';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { EmailLink, Fact, Facts } from '../../../framework/facts.tsx';
import { EmailDocument } from '../../../framework/mail/email-document.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { useTemplateName } from '../email-names.ts';
import { EMAILS, EMAILS_KEY } from '../email-paths.ts';
import styles from '../emails.module.css';
import { OutboxState } from './outbox-state.tsx';
import { DeleteEmailDialog, useResend } from './use-email-actions.tsx';

/** One e-mail of the outbox: its text, its state, and sending it again. */
export function EmailPage() {
  const text = useText();
  const detail = useDetailPage(useGetEmailQuery);
  return (
    <DetailPage
      detail={detail}
      title={(email) => (email ? text('emails.one', { recipient: email.recipient }) : text('menu.emails'))}
      list={{ listKey: EMAILS_KEY, path: EMAILS, label: text('emails.pages.outbox') }}
      actions={(email) => <EmailActions key={email.id} email={email} />}
    >
      {(email) => (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <EmailText content={email.content} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <EmailFacts email={email} />
          </Grid.Col>
        </Grid>
      )}
    </DetailPage>
  );
}

function EmailActions({ email }: { email: EmailSummary }) {
  const text = useText();
  const navigate = useNavigate();
  const { resend, pendingId } = useResend();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      {email.can_resend && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={pendingId === email.id}
          onClick={() => void resend(email)}
        >
          {text('emails.resend')}
        </Button>
      )}
      {email.status !== 'sent' && (
        <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDeleting(true)}>
          {text('detail.delete')}
        </Button>
      )}
      <DeleteEmailDialog
        email={isDeleting ? email : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(EMAILS)}
      />
    </>
  );
}

function EmailText({ content }: { content: EmailContent | null }) {
  const text = useText();
  const [form, setForm] = useState<'html' | 'text'>('html');
  if (!content)
    return (
      <Section title={text('emails.text')}>
        <Text c="dimmed">{text('emails.textGone')}</Text>
      </Section>
    );
  return (
    <Section
      title={text('emails.text')}
      aside={
        <ChoiceButtons
          label={text('emails.form')}
          value={form}
          onChange={setForm}
          options={[
            { value: 'html', label: text('emails.formHtml') },
            { value: 'text', label: text('emails.formText') },
          ]}
        />
      }
    >
      <Stack gap="sm">
        <Text fw={500} className={styles.subject}>
          {content.subject}
        </Text>
        {form === 'html' ? (
          <EmailDocument html={content.html} title={text('emails.frame', { subject: content.subject })} />
        ) : (
          <p className={styles.plain}>{content.text}</p>
        )}
      </Stack>
    </Section>
  );
}

function EmailFacts({ email }: { email: EmailSummary }) {
  const text = useText();
  const format = useFormat();
  const templateName = useTemplateName();
  return (
    <Section title={text('emails.facts')}>
      <Facts>
        <Fact name={text('emails.status')}>
          <OutboxState email={email} />
        </Fact>
        <Fact name={text('emails.recipient')}>
          <EmailLink email={email.recipient} />
        </Fact>
        <Fact name={text('emails.kind')}>{templateName(email.template)}</Fact>
        <Fact name={text('emails.language')}>{text(`form.languages.${email.language}`)}</Fact>
        <Fact name={text('emails.created')}>{format.dateTime(email.created_at)}</Fact>
      </Facts>
      {!email.can_resend && (
        <Text size="sm" c="dimmed" mt="md">
          {text('emails.notResendable')}
        </Text>
      )}
    </Section>
  );
}
