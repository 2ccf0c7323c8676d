import type { EmailKind, EmailTemplateText } from '@fakos/contracts/emails/contract';
import { useListEmailTemplatesQuery } from '@fakos/shared-kit/api/emails/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { kindGroups, useKindName } from '../email-names.ts';
import { EmailNav } from '../email-nav.tsx';
import { getTemplateAddress } from '../email-paths.ts';
import styles from '../emails.module.css';

/** The texts of all kinds of e-mail, by topic. */
export function TemplateList() {
  const text = useText();
  useScreenTitle(text('emails.pages.templates'));
  const { data, error, refetch, isFetching } = useListEmailTemplatesQuery();
  return (
    <Stack gap="md">
      <EmailNav />
      <Text size="sm" c="dimmed">
        {text('emails.templatesHint')}
      </Text>
      {!data && error && (
        <FailureState
          failure={error}
          onRetry={refetch}
          isPending={isFetching}
          title={isUnsupported(error) ? text('emails.unsupported') : undefined}
        />
      )}
      {!data && !error && <PageSkeleton />}
      {data &&
        (['orders', 'appointments', 'prescriptions', 'messages', 'accounts'] as const).map((group) => (
          <Section key={group} title={text(`emails.groups.${group}`)}>
            <ul className={styles.kinds}>
              {kindGroups[group].map((kind) => (
                <KindItem key={kind} kind={kind} templates={data.data} />
              ))}
            </ul>
          </Section>
        ))}
    </Stack>
  );
}

function KindItem({ kind, templates }: { kind: EmailKind; templates: readonly EmailTemplateText[] }) {
  const text = useText();
  const language = useLanguage();
  const kindName = useKindName();
  const own = templates.filter(({ template }) => template === kind);
  const changed = own.filter(({ version }) => version !== null);
  return (
    <li className={styles.kind}>
      <span className={styles.kindText}>
        <Anchor component={Link} to={getTemplateAddress(kind)} fw={500} size="sm">
          {kindName(kind)}
        </Anchor>
        <Text size="sm" c="dimmed" className={styles.subject}>
          {own.find((one) => one.language === language)?.subject}
        </Text>
      </span>
      <Group gap="xs">
        {changed.map((one) => (
          <AdminBadge key={one.language} tone="info">
            {text('emails.changedIn', { language: text(`form.languages.${one.language}`) })}
          </AdminBadge>
        ))}
      </Group>
    </li>
  );
}
