import type { Language } from '../languages.ts';
import type { FieldDescriptions } from '../widgets/widget.ts';

/**
 * Type of a widget that a remote contributes: the remote's id, a slash and a name, such as `mfe-events/countdown`. The id
 * makes it the remote's own, because no other remote and no widget of the page builder can have it.
 */
export type ContributedType = `mfe-${string}/${string}`;

/** Texts of a contributed widget in the page builder's editor, in one language. */
export interface ContributedTexts {
  readonly label: string;
  /** Words that the library's search finds the widget by, besides its label. */
  readonly keywords: readonly string[];
  /**
   * Labels of fields by their names. A field of a list's item is called `LIST.FIELD` and an option of a choice
   * `FIELD.OPTION`, inside a list `LIST.FIELD.OPTION`.
   */
  readonly fields: Readonly<Record<string, string>>;
}

/** A contributed widget as its remote's manifest describes it, for the page builder's editor. */
export interface ContributedWidget {
  readonly type: ContributedType;
  /** The remote that contributes it. */
  readonly remote: string;
  /** Name of an icon of the kit. */
  readonly icon: string;
  readonly fields: FieldDescriptions;
  readonly texts: Readonly<Record<Language, ContributedTexts>>;
}

/** True for a type that a remote may contribute. */
export function isOwnWidgetType(remote: string, type: unknown): type is ContributedType {
  const prefix = `${remote}/`;
  return typeof type === 'string' && type.startsWith(prefix) && /^[a-z][a-z0-9-]*$/.test(type.slice(prefix.length));
}

/** The names of everything that {@link ContributedTexts} labels. */
export function listLabelledNames(fields: FieldDescriptions, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    if (field.kind === 'id') return [];
    if (field.kind === 'list') return [path, ...listLabelledNames(field.item as FieldDescriptions, `${path}.`)];
    return field.kind === 'choice' ? [path, ...field.options.map((option) => `${path}.${option}`)] : [path];
  });
}
