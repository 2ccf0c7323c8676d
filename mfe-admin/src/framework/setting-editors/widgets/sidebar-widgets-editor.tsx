import type { SidebarWidget } from '@fakos/contracts/settings/contract';
import { sidebarWidgetTypes } from '@fakos/contracts/settings/fields';
import { useText } from '../../../text.ts';
import type { Localised, SettingEditorProps } from '../setting-editor.ts';
import { WidgetListEditor } from './widget-list-editor.tsx';

/** Edits `sidebar_widgets`. */
export function SidebarWidgetsEditor(props: SettingEditorProps<Localised<SidebarWidget[]>>) {
  const text = useText();
  return (
    <WidgetListEditor
      label={text('settingEditors.widgets.sidebar')}
      emptyText={text('settingEditors.widgets.noSidebar')}
      types={sidebarWidgetTypes}
      {...props}
    />
  );
}
