import type { Language } from '@fakos/contracts/languages';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Skeleton, Textarea } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';

const SKELETON_HEIGHT = 240;
const MIN_ROWS = 6;
const MAX_ROWS = 24;

interface HtmlInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly language: Language;
  /** Edits HTML as source text. */
  readonly isSource: boolean;
}

/** A text with formatting in the back office's text editor; as HTML where there is none or where that is wanted. */
export function HtmlInput({ label, value, onChange, language, isSource }: HtmlInputProps) {
  const text = useEditorText();
  const { fills } = useRemoteHost();
  if (!isSource && fills('staff.rich-text').length > 0) {
    return (
      <Slot
        name="staff.rich-text"
        label={label}
        value={value}
        onChange={onChange}
        language={language}
        skeleton={<Skeleton height={SKELETON_HEIGHT} aria-busy />}
      />
    );
  }
  return (
    <Textarea
      label={label}
      description={text('pickers.html.note')}
      value={value}
      lang={language}
      spellCheck={false}
      autosize
      minRows={MIN_ROWS}
      maxRows={MAX_ROWS}
      styles={{ input: { fontFamily: 'monospace' } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
