import type { EmailKind } from '@fakos/contracts/emails/contract';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { useResetEmailTemplateMutation } from '@fakos/shared-kit/api/emails/hooks';
import { Button, Group, Text } from '@mantine/core';
import { IconRotate2 } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import styles from '../emails.module.css';
import type { TemplatePair } from './template-values.ts';

interface ResetButtonsProps {
  readonly kind: EmailKind;
  readonly pair: TemplatePair;
  readonly isDirty: boolean;
}

/** Restores the default texts of the languages that were changed, after a confirmation that shows them. */
export function ResetButtons({ kind, pair, isDirty }: ResetButtonsProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [reset, { isLoading }] = useResetEmailTemplateMutation();
  const [language, setLanguage] = useState<Language>('el');
  const [isOpen, setOpen] = useState(false);
  const changed = LANGUAGES.filter((one) => pair[one].version !== null);
  if (changed.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {text('emails.isDefault')}
      </Text>
    );

  async function confirm() {
    const { data, error } = await reset({ template: kind, language });
    setOpen(false);
    if (data) toasts.showSuccess(data.message);
    else toasts.showError(failureText(error));
  }

  return (
    <>
      <Group gap="xs">
        {changed.map((one) => (
          <Button
            key={one}
            size="xs"
            variant="default"
            leftSection={<IconRotate2 size={16} aria-hidden />}
            disabled={isDirty}
            onClick={() => {
              setLanguage(one);
              setOpen(true);
            }}
          >
            {text('emails.reset', { language: text(`form.languages.${one}`) })}
          </Button>
        ))}
        {isDirty && (
          <Text size="sm" c="dimmed">
            {text('emails.resetDirty')}
          </Text>
        )}
      </Group>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('emails.resetTitle', { language: text(`form.languages.${language}`) })}
        message={text('emails.resetText')}
        confirmLabel={text('emails.resetConfirm')}
        isDestructive
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <Text size="sm" fw={500} lang={language}>
          {pair[language].default_subject}
        </Text>
        <p className={styles.plain} lang={language}>
          {pair[language].default_intro}
        </p>
      </ConfirmDialog>
    </>
  );
}
