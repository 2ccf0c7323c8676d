import type { ImageFolder } from '@fakos/contracts/media/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Alert, Button, Input, Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '../../text.ts';
import type { FieldProps } from '../form/fields.tsx';
import { useField } from '../form/form-context.ts';
import { LocalisedFields, toEnglishField, toGreekField } from '../form/localised-field.tsx';

const lazyEditor = createLazy(() => import('./rich-text-editor.tsx').then((module) => module.RichTextEditor));
const SKELETON_HEIGHT = 240;

/** Props of a text with formatting outside of a form. */
export interface RichTextInputProps {
  readonly id?: string;
  /** HTML that the sanitiser's allow-list permits. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Accessible name, if `label` alone is ambiguous. It must contain `label`. */
  readonly 'aria-label'?: string;
  /** Language of the text. */
  readonly lang?: string;
  /** Folder of the media library that images are chosen from. */
  readonly imageFolder?: ImageFolder;
  /** Maximum number of characters of HTML. */
  readonly maxLength?: number;
}

/** A text with headings, lists, tables, images and links. The editor is loaded when the first one is shown. */
export function RichTextInput({ label, description, error, isRequired = false, ...props }: RichTextInputProps) {
  const kitText = useKitText();
  const generatedId = useId();
  const { code: Editor, hasFailed, retry } = useLazy(lazyEditor, 'now');
  const id = props.id ?? generatedId;
  return (
    <Input.Wrapper label={label} description={description} error={error} withAsterisk={isRequired} labelElement="div">
      {Editor && <Editor {...props} id={id} aria-label={props['aria-label'] ?? label} isInvalid={Boolean(error)} />}
      {!Editor && !hasFailed && <Skeleton height={SKELETON_HEIGHT} aria-busy />}
      {hasFailed && (
        <Alert role="alert" color="red" title={kitText('state.errorTitle')}>
          <Button size="xs" variant="default" onClick={retry}>
            {kitText('actions.retry')}
          </Button>
        </Alert>
      )}
    </Input.Wrapper>
  );
}

type RichTextFieldProps = FieldProps &
  Pick<RichTextInputProps, 'isDisabled' | 'aria-label' | 'lang' | 'imageFolder' | 'maxLength'>;

/** A text with formatting in a form; its value is HTML. */
export function RichTextField({ name, ...props }: RichTextFieldProps) {
  const { id, value, error, setValue } = useField<string>(name);
  return <RichTextInput {...props} id={id} value={value} error={error} onChange={setValue} />;
}

/** A text with formatting in Greek and English; `name` is the one without the language. */
export function LocalisedRichTextField({
  name,
  label,
  description,
  isRequired = false,
  ...rest
}: Omit<RichTextFieldProps, 'aria-label' | 'lang'>) {
  const text = useText();
  return (
    <LocalisedFields name={name} label={label} description={description}>
      <RichTextField
        name={toGreekField(name)}
        label={text('form.languages.el')}
        aria-label={text('form.greek', { label })}
        lang="el"
        isRequired={isRequired}
        {...rest}
      />
      <RichTextField
        name={toEnglishField(name)}
        label={text('form.languages.en')}
        aria-label={text('form.english', { label })}
        lang="en"
        isRequired={isRequired}
        {...rest}
      />
    </LocalisedFields>
  );
}
