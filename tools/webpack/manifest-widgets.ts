import type { Language } from '@fakos/contracts/languages';
import {
  type ContributedTexts,
  type ContributedWidget,
  isOwnWidgetType,
  listLabelledNames,
} from '@fakos/contracts/remote/contributed-widget';
import type { RemoteWidget } from '@fakos/shared-kit/remote';
import { z } from 'zod';
import { readLocaleValue } from './locale-value.ts';

const textGroup = z.object({
  label: z.string().min(1),
  keywords: z.string().default(''),
  fields: z.record(z.string(), z.string().min(1)).default({}),
});

/**
 * A contributed widget as the manifest carries it, with the editor's texts in each language.
 *
 * @param name the remote, whose `locales` the widget's texts are in
 * @throws where the declaration is wrong, naming the widget
 */
export function describeWidget(name: string, widget: Omit<RemoteWidget, 'view'>): Omit<ContributedWidget, 'remote'> {
  const { type, fields, icon } = widget;
  if (!isOwnWidgetType(name, type)) {
    throw new Error(`${name}: the widget "${String(type)}" must be called "${name}/" and a name in small letters`);
  }
  return { type, icon, fields, texts: { el: readTexts(name, widget, 'el'), en: readTexts(name, widget, 'en') } };
}

function readTexts(
  name: string,
  { type, fields, texts }: Omit<RemoteWidget, 'view'>,
  language: Language,
): ContributedTexts {
  const { value, file } = readLocaleValue(name, texts, language);
  const group = textGroup.safeParse(value);
  if (!group.success) {
    throw new Error(
      `${name}: "${texts}" of ${file} has no label for the widget "${type}", or another shape than it needs`,
    );
  }
  const missing = listLabelledNames(fields).filter((path) => !Object.hasOwn(group.data.fields, path));
  if (missing.length > 0) {
    throw new Error(`${name}: ${file} has no "${texts}.fields" for ${missing.join(', ')} of the widget "${type}"`);
  }
  const keywords = group.data.keywords.split(',').map((keyword) => keyword.trim());
  return { ...group.data, keywords: keywords.filter(Boolean) };
}
