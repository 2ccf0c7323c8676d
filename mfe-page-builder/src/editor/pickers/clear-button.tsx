import { CloseButton } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';

/** Empties the input that is named by its label. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const text = useEditorText();
  return <CloseButton size="sm" aria-label={text('pickers.clear', { label })} onClick={onClear} />;
}
