import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import type { ContributedType } from '@fakos/contracts/remote/contributed-widget';
import type { FieldDescriptions, FieldValues } from '@fakos/contracts/widgets/widget';
import type { ComponentType, ReactNode } from 'react';

/** Props of the view of a contributed widget. `fields` are read as described, whatever is stored. */
export interface RemoteWidgetProps<Fields extends FieldDescriptions = FieldDescriptions> {
  readonly id: string;
  readonly fields: FieldValues<Fields>;
  /** The widget is at the top of the page: its image loads first. */
  readonly isAtTop: boolean;
  /** Share of the section's width that the widget has on wide screens; 1 outside of columns. */
  readonly widthShare: number;
  /** Renders the widgets of a column field, which has a share of this widget's width. */
  readonly renderWidgets: (widgets: readonly WidgetRecord[], columnShare: number) => ReactNode;
}

interface WidgetDeclaration<Fields extends FieldDescriptions> {
  readonly type: ContributedType;
  readonly fields: Fields;
  /** Name of an icon of the kit. */
  readonly icon: string;
  /**
   * Where the editor's texts are: a folder of `locales` and a key, `editor:countdown`, with `label`, `keywords` (separated
   * by commas) and `fields` (see `ContributedTexts`). Only the build reads them, so visitors do not download them.
   */
  readonly texts: `${string}:${string}`;
  readonly view: () => Promise<ComponentType<RemoteWidgetProps<Fields>>>;
}

/** The fields of a contributed widget with its view. */
export interface LoadedWidget {
  readonly fields: FieldDescriptions;
  readonly View: ComponentType<RemoteWidgetProps>;
}

/** A widget that a remote contributes to the pages of the site, made by {@link defineRemoteWidget}. */
export interface RemoteWidget extends WidgetDeclaration<FieldDescriptions> {
  readonly load: () => Promise<LoadedWidget>;
}

/**
 * Declares a widget in the `widgets` of a remote. Its view renders on the server and in browsers, and its code and styles
 * load only with pages that contain it.
 *
 * @example
 * defineRemoteWidget({
 *   type: 'mfe-events/countdown',
 *   fields: { title: textField(), days: numberField({ min: 0, max: 365, default: 7 }) },
 *   icon: 'clock',
 *   texts: 'editor:countdown',
 *   view: () => import('./widgets/countdown/countdown.tsx').then((module) => module.CountdownView),
 * });
 */
export function defineRemoteWidget<const Fields extends FieldDescriptions>(
  declaration: WidgetDeclaration<Fields>,
): RemoteWidget {
  // A view takes the fields of its own description only, which is what the page builder reads for it.
  const widget = declaration as unknown as WidgetDeclaration<FieldDescriptions>;
  return { ...widget, load: async () => ({ fields: widget.fields, View: await widget.view() }) };
}
