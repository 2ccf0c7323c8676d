import type { Language } from '@fakos/contracts/languages';
import { MAX_POST_TAG, MAX_POST_TAGS } from '@fakos/contracts/posts/contract';
import { useListTagsInQuery } from '@fakos/shared-kit/api/admin-posts/hooks';
import { TagsInput } from '@mantine/core';
import { useField } from '../../../framework/form/form-context.ts';
import { LocalisedFields, toEnglishField, toGreekField } from '../../../framework/form/localised-field.tsx';
import { useText } from '../../../text.ts';

const NAME = 'tags';

/** The tags of a post in both languages, with those of other posts as suggestions. */
export function TagsField() {
  const text = useText();
  const label = text('posts.tags');
  return (
    <LocalisedFields name={NAME} label={label} description={text('posts.tagsHint', { max: MAX_POST_TAGS })}>
      <LanguageTags
        name={toGreekField(NAME)}
        label={text('form.languages.el')}
        aria-label={text('form.greek', { label })}
        language="el"
      />
      <LanguageTags
        name={toEnglishField(NAME)}
        label={text('form.languages.en')}
        aria-label={text('form.english', { label })}
        language="en"
      />
    </LocalisedFields>
  );
}

interface LanguageTagsProps {
  readonly name: string;
  readonly label: string;
  readonly 'aria-label': string;
  readonly language: Language;
}

function LanguageTags({ name, label, 'aria-label': accessibleName, language }: LanguageTagsProps) {
  const { id, value, error, setValue } = useField<readonly string[]>(name);
  const { data } = useListTagsInQuery({ lang: language });
  return (
    <TagsInput
      id={id}
      label={label}
      aria-label={accessibleName}
      lang={language}
      value={[...value]}
      error={error}
      data={(data?.data ?? []).map(({ tag }) => tag)}
      maxTags={MAX_POST_TAGS}
      maxLength={MAX_POST_TAG}
      splitChars={[',', ';']}
      acceptValueOnBlur
      comboboxProps={{ withinPortal: false, hideDetached: false }}
      onChange={setValue}
    />
  );
}
