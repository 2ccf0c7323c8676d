import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Text } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../text.ts';
import styles from './notifications.module.css';

interface ClearNotificationsProps {
  readonly isPending: boolean;
  readonly onClear: () => void;
  /** Shown at the other end of the row. */
  readonly children: ReactNode;
}

/** Deletes all notifications. It is confirmed in place, because a dialog would close the menu. */
export function ClearNotifications({ isPending, onClear, children }: ClearNotificationsProps) {
  const text = useText();
  const kitText = useKitText();
  const questionId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  useDidUpdate(
    function moveFocus() {
      if (isAsking) cancelButton.current?.focus();
      else if (document.activeElement === document.body) opener.current?.focus();
    },
    [isAsking],
  );

  if (!isAsking)
    return (
      <Group justify="space-between" className={styles.panelEnd}>
        {children}
        <Button
          ref={opener}
          size="compact-sm"
          variant="subtle"
          color="red"
          ml="auto"
          loading={isPending}
          onClick={() => setIsAsking(true)}
        >
          {text('notificationMenu.clear')}
        </Button>
      </Group>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <div role="group" aria-labelledby={questionId} className={styles.panelEnd}>
      <Text size="sm" id={questionId}>
        {text('notificationMenu.clearQuestion')}
      </Text>
      <Group justify="flex-end" mt="xs" gap="xs">
        <Button ref={cancelButton} size="compact-md" variant="default" onClick={() => setIsAsking(false)}>
          {kitText('actions.cancel')}
        </Button>
        <Button
          size="compact-md"
          color="red"
          onClick={() => {
            setIsAsking(false);
            onClear();
          }}
        >
          {text('notificationMenu.clearConfirm')}
        </Button>
      </Group>
    </div>
  );
}
