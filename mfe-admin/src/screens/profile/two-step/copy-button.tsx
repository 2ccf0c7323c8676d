import { Button } from '@mantine/core';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';

/** Copies a text; where the browser refuses, a message asks to select it. */
export function CopyButton({ text: copied, label }: { text: string; label: string }) {
  const text = useText();
  const toasts = useToasts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      toasts.showSuccess(text('profile.twoStep.copied'));
    } catch {
      toasts.showError(text('profile.twoStep.copyFailed'));
    }
  }
  return (
    <Button variant="default" size="compact-sm" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
