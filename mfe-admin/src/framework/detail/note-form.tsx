import { Button, Stack, Textarea } from '@mantine/core';
import { useText } from '../../text.ts';
import { useStoredText } from '../form/use-stored-text.ts';
import { Section } from '../section.tsx';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';

interface NoteFormProps {
  /** Identifies the unsent text in this browser, for example `messages:4:note`. */
  readonly draftKey: string;
  readonly maxLength: number;
  /** Sends the note; rejects with the API's failure. */
  readonly onAdd: (text: string) => Promise<unknown>;
  readonly isPending: boolean;
}

/** Adds a note that only staff see. The record's history lists the notes. */
export function NoteForm({ draftKey, maxLength, onAdd, isPending }: NoteFormProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const note = useStoredText(draftKey);

  async function add() {
    try {
      await onAdd(note.value.trim());
      note.clear();
      toasts.showSuccess(text('notes.added'));
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <Section title={text('notes.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Stack gap="sm">
          <Textarea
            label={text('notes.label')}
            description={text('notes.hint')}
            rows={3}
            maxLength={maxLength}
            value={note.value}
            onChange={(event) => note.setValue(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            size="sm"
            loading={isPending}
            disabled={note.value.trim() === ''}
            style={{ alignSelf: 'flex-start' }}
          >
            {text('notes.add')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
