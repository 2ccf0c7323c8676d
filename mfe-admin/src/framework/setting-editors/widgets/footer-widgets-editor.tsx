import type { FooterWidget } from '@fakos/contracts/settings/contract';
import { footerWidgetTypes } from '@fakos/contracts/settings/fields';
import { useText } from '../../../text.ts';
import type { Localised, SettingEditorProps } from '../setting-editor.ts';
import { WidgetListEditor } from './widget-list-editor.tsx';

/** Edits `footer_widgets`. */
export function FooterWidgetsEditor(props: SettingEditorProps<Localised<FooterWidget[]>>) {
  const text = useText();
  return (
    <WidgetListEditor
      label={text('settingEditors.widgets.footer')}
      emptyText={text('settingEditors.widgets.noFooter')}
      types={footerWidgetTypes}
      {...props}
    />
  );
}
