import { Button, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { LocalisedRichTextField, RichTextField } from '../../../framework/rich-text/rich-text-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { QuestionsField } from './questions-field.tsx';
import type { TextBlock } from './text-blocks.ts';
import { listFields, toQuestionsField, toTextField } from './text-values.ts';

interface BlockFieldsProps {
  readonly block: TextBlock;
  readonly name: string;
  readonly isInitiallyOpen: boolean;
}

/** One text of a page, closed at first: an editor for each text at once would be slow. */
export function BlockFields({ block, name, isInitiallyOpen }: BlockFieldsProps) {
  const text = useText();
  const id = useId();
  const { form } = useFormContext();
  const [isChosen, setChosen] = useState(isInitiallyOpen);
  const field = toTextField(block);
  const hasError = listFields(block).some((known) => form.errors[known]);
  const isOpen = isChosen || hasError;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const label = text(isOpen ? 'content.close' : 'content.open');
  return (
    <Section
      title={name}
      aside={
        <>
          {block.kind === 'html' && isBilingual(block) && <TranslationSummary names={[field]} />}
          {!isBilingual(block) && (
            <AdminBadge tone="warning">
              {text(block.content.el ? 'content.onlyGreek' : 'content.onlyEnglish')}
            </AdminBadge>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${label}: ${name}`}
            onClick={() => setChosen(!isOpen)}
          >
            {label}
          </Button>
        </>
      }
    >
      {isOpen && (
        <Stack id={id}>
          {(block.kind === 'html' || hasIntro(block)) && <TextFields block={block} field={field} />}
          {block.kind === 'questions' && (
            <QuestionsField name={toQuestionsField(block)} label={text('content.questions')} content={block.content} />
          )}
        </Stack>
      )}
    </Section>
  );
}

function TextFields({ block, field }: { block: TextBlock; field: string }) {
  const text = useText();
  const label = text(block.kind === 'html' ? 'content.text' : 'content.intro');
  if (isBilingual(block)) return <LocalisedRichTextField name={field} label={label} imageFolder="assets" />;
  const language = block.content.el ? 'el' : 'en';
  return (
    <RichTextField
      name={`${field}_${language}`}
      label={text(language === 'el' ? 'form.greek' : 'form.english', { label })}
      lang={language}
      imageFolder="assets"
    />
  );
}

function isBilingual({ content }: TextBlock): boolean {
  return content.el !== undefined && content.en !== undefined;
}

/** An accordion has no place for a text before its items. */
function hasIntro({ content }: TextBlock): boolean {
  const known = content.el ?? content.en;
  return known?.kind === 'questions' && !known.isAccordion;
}
