import type { SlotProps } from '@fakos/shared-kit/remote';
import { RichTextInput } from './rich-text-field.tsx';

/** The text editor for the editors of other remotes, which are mounted inside the back office. */
export function StaffRichText({ value, onChange, label, language }: SlotProps['staff.rich-text']) {
  return <RichTextInput value={value} onChange={onChange} label={label} lang={language} imageFolder="pages" />;
}
