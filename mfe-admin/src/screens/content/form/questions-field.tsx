import { useLanguage } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import formStyles from '../../../framework/form/form.module.css';
import { useField } from '../../../framework/form/form-context.ts';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { RichTextInput } from '../../../framework/rich-text/rich-text-field.tsx';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import type { TextBlock } from './text-blocks.ts';
import { createQuestion, type QuestionValue } from './text-values.ts';

const ONE_GROUP = 0;
const languages = ['el', 'en'] as const;

interface QuestionsFieldProps {
  readonly name: string;
  readonly label: string;
  /** The languages that have the questions. */
  readonly content: TextBlock['content'];
}

/** Questions with their answers: put in order by drag or with buttons, each opened to be edited. */
export function QuestionsField({ name, label, content }: QuestionsFieldProps) {
  const text = useText();
  const kitText = useKitText();
  const toasts = useToasts();
  const { id, value, error, setValue } = useField<readonly QuestionValue[]>(name);
  const [openId, setOpenId] = useState<number>();
  const columns = useQuestionColumns(content);
  const toName = (question: QuestionValue) =>
    question.title_el || question.title_en || text('content.newQuestion', { number: value.indexOf(question) + 1 });

  function add() {
    const question = createQuestion(value);
    setValue([...value, question]);
    setOpenId(question.id);
  }

  function remove(question: QuestionValue) {
    const before = value;
    setValue(value.filter((other) => other !== question));
    toasts.showSuccess(text('content.questionRemoved', { name: toName(question) }), () => setValue(before));
  }

  return (
    <Stack gap="sm" id={id} tabIndex={-1}>
      {error && (
        <Text size="sm" c="red">
          {error}
        </Text>
      )}
      {value.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('content.noQuestions')}
        </Text>
      ) : (
        <ListTable
          label={label}
          columns={columns}
          rows={value}
          rowKey={(question) => question.id}
          order={{
            group: () => ONE_GROUP,
            rowLabel: toName,
            onMove: (question, place) => {
              const to = value.indexOf(place);
              setValue(value.filter((other) => other !== question).toSpliced(to, 0, question));
            },
          }}
          openRows={{
            label: (question) => text('content.editQuestion', { name: toName(question) }),
            isOpen: (question) => question.id === openId,
            toggle: (question) => setOpenId(question.id === openId ? undefined : question.id),
            content: (question) => (
              <Stack>
                <QuestionInputs
                  question={question}
                  content={content}
                  onChange={(next) => setValue(value.map((other) => (other.id === next.id ? next : other)))}
                />
                <Group>
                  <Button
                    size="xs"
                    variant="default"
                    leftSection={<IconTrash size={14} aria-hidden />}
                    aria-label={`${kitText('actions.remove')}: ${toName(question)}`}
                    onClick={() => remove(question)}
                  >
                    {kitText('actions.remove')}
                  </Button>
                </Group>
              </Stack>
            ),
          }}
        />
      )}
      <Group>
        <Button variant="default" size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {text('content.addQuestion')}
        </Button>
      </Group>
    </Stack>
  );
}

function useQuestionColumns(content: TextBlock['content']): readonly Column<QuestionValue>[] {
  const text = useText();
  const language = useLanguage();
  return [
    {
      key: 'question',
      header: text('content.question'),
      isRowTitle: true,
      cell: (question) => (
        <Group gap="xs">
          <Text size="sm">{question[`title_${language}`] || question.title_el || question.title_en || '—'}</Text>
          {content.en !== undefined && question.title_en === '' && (
            <AdminBadge tone="warning">{text('form.englishMissing')}</AdminBadge>
          )}
        </Group>
      ),
    },
  ];
}

interface QuestionInputsProps {
  question: QuestionValue;
  content: TextBlock['content'];
  onChange: (question: QuestionValue) => void;
}

function QuestionInputs({ question, content, onChange }: QuestionInputsProps) {
  const text = useText();
  const shown = languages.filter((language) => content[language]);
  const nameIn = (language: 'el' | 'en', label: string) =>
    text(language === 'el' ? 'form.greek' : 'form.english', { label });
  return (
    <div className={formStyles.languages}>
      {shown.map((language) => (
        <Stack key={language} gap="sm">
          <TextInput
            label={nameIn(language, text('content.question'))}
            lang={language}
            value={question[`title_${language}`]}
            autoComplete="off"
            onChange={(event) => onChange({ ...question, [`title_${language}`]: event.currentTarget.value })}
          />
          <RichTextInput
            label={nameIn(language, text('content.answer'))}
            lang={language}
            value={question[`answer_${language}`]}
            imageFolder="assets"
            onChange={(html) => onChange({ ...question, [`answer_${language}`]: html })}
          />
        </Stack>
      ))}
    </div>
  );
}
