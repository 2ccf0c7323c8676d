import type { SettingKey } from '@fakos/contracts/settings/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useLazy } from '@fakos/shared-kit/lazy';
import { Alert, Button, Text } from '@mantine/core';
import { getFieldId, useFormContext } from '../../../framework/form/form-context.ts';
import { toEnglishField, toGreekField } from '../../../framework/form/localised-field.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import type { LazySettingEditor } from '../setting-editors.ts';
import { isLocalisedSetting, listFields, type SettingValues } from './setting-values.ts';

const SKELETON_ROWS = 2;

interface LoadedEditorProps {
  readonly editor: LazySettingEditor;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function LoadedEditor({ editor, value, onChange }: LoadedEditorProps) {
  const kitText = useKitText();
  const { code: Editor, hasFailed, retry } = useLazy(editor, 'now');
  if (Editor) return <Editor value={value} onChange={onChange} />;
  if (!hasFailed) return <PageSkeleton rows={SKELETON_ROWS} />;
  return (
    <Alert role="alert" color="red" title={kitText('state.errorTitle')}>
      <Button size="xs" variant="default" onClick={retry}>
        {kitText('actions.retry')}
      </Button>
    </Alert>
  );
}

interface EditorFieldProps {
  readonly name: SettingKey;
  readonly label: string;
  readonly editor: LazySettingEditor;
}

/** A setting with an editor of its own. */
export function EditorField({ name, label, editor }: EditorFieldProps) {
  const { form } = useFormContext();
  const [first = name] = listFields(name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the editors bring fieldsets of their own
    <div role="group" aria-label={label} id={getFieldId(first)} tabIndex={-1}>
      <LoadedEditor
        editor={editor}
        value={readValue(name, form.values)}
        onChange={(value) => writeValue(name, value, form.setValue)}
      />
      <Errors names={[name]} />
    </div>
  );
}

/** Several settings with one editor. */
export function SectionEditorField({
  names,
  editor,
}: Pick<EditorFieldProps, 'editor'> & { names: readonly SettingKey[] }) {
  const { form } = useFormContext();
  const [first] = names.flatMap(listFields);
  return (
    <div id={getFieldId(first ?? '')} tabIndex={-1}>
      <LoadedEditor
        editor={editor}
        value={Object.fromEntries(names.map((name) => [name, readValue(name, form.values)]))}
        onChange={(value) => {
          for (const [name, part] of Object.entries(value as object))
            writeValue(name as SettingKey, part, form.setValue);
        }}
      />
      <Errors names={names} />
    </div>
  );
}

function Errors({ names }: { names: readonly SettingKey[] }) {
  const { form } = useFormContext();
  const messages = new Set(names.flatMap(listFields).flatMap((field) => form.errors[field] ?? []));
  return [...messages].map((message) => (
    <Text key={message} size="xs" c="red" mt={4}>
      {message}
    </Text>
  ));
}

function readValue(name: SettingKey, values: SettingValues): unknown {
  if (!isLocalisedSetting(name)) return values[name];
  return { el: values[toGreekField(name)], en: values[toEnglishField(name)] };
}

function writeValue(name: SettingKey, value: unknown, setValue: (field: string, value: unknown) => void): void {
  if (!isLocalisedSetting(name)) {
    setValue(name, value);
    return;
  }
  const { el, en } = value as { el: unknown; en: unknown };
  setValue(toGreekField(name), el);
  setValue(toEnglishField(name), en);
}
