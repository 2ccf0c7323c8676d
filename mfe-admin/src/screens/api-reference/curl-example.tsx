import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './curl-example.module.css';
import { useReferenceText } from './reference-text.ts';

const COPIED_SHOWN_MS = 2000;

/** A command with a button that copies it. */
export function CurlExample({ command }: { command: string }) {
  const text = useReferenceText();
  const { copy, copied, error } = useClipboard({ timeout: COPIED_SHOWN_MS });
  const state = error ? 'copyFailed' : copied ? 'copied' : null;
  return (
    <div className={styles.example}>
      <pre className={styles.command}>{command}</pre>
      <div className={styles.copy}>
        <Button
          size="xs"
          variant="default"
          leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          onClick={() => copy(command)}
        >
          {text('copy')}
        </Button>
        <span role="status">{state && text(state)}</span>
      </div>
    </div>
  );
}
