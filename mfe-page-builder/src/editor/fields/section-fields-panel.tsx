import { readText } from '@fakos/contracts/html/safe-values';
import type { Language } from '@fakos/contracts/languages';
import { colorField, htmlField, type StoredFields, textField } from '@fakos/contracts/widgets/widget';
import { useState } from 'react';
import { FieldsPanel } from './fields-panel.tsx';

const sectionFields = { title: textField(), background_color: colorField() };
/** Sections from before there were widgets. */
const legacyFields = { ...sectionFields, content: htmlField() };

interface SectionFieldsPanelProps {
  readonly section: StoredFields;
  readonly onChange: (name: string, value: unknown) => void;
  readonly language: Language;
}

/** The fields of a section; its HTML only where it has some or had it while the section was open. */
export function SectionFieldsPanel({ section, onChange, language }: SectionFieldsPanelProps) {
  const [hadContent] = useState(readText(section.content) !== '');
  const fields = hadContent || readText(section.content) !== '' ? legacyFields : sectionFields;
  return (
    <FieldsPanel description={{ type: 'section', fields }} fields={section} onChange={onChange} language={language} />
  );
}
