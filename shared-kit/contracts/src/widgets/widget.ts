import type { WidgetRecord } from '../pages/contract.ts';

/** Fields as a page stores them: any value, because people and older versions wrote them. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Properties that every field description has. */
interface FieldOptions {
  /** An item of a list whose required field is empty is left out. */
  readonly required?: true;
  /** Stored names, the first with a usable value wins. Without it, the field's own name. */
  readonly readFrom?: readonly string[];
}

interface BaseField<Kind extends string, Value> extends FieldOptions {
  readonly kind: Kind;
  /** Value of a new widget, and of a stored one that cannot be read. */
  readonly default: Value;
}

/** A line of text, without the spaces around it. */
export type TextField = BaseField<'text', string>;
/** Text of several lines, without the spaces around it. */
export type LongTextField = BaseField<'longText', string>;
/** HTML within the allow-list. */
export type HtmlField = BaseField<'html', string>;
/** Name of an icon of the kit, '' for none. */
export type IconField = BaseField<'icon', string>;
/** On or off. */
export type BooleanField = BaseField<'boolean', boolean>;
/** A CSS colour, '' for the theme's. */
export type ColorField = BaseField<'color', string>;
/** An address that a visitor may open, '' for none. */
export interface LinkField extends BaseField<'link', string> {
  /** Name of the field with the social network, of which `email` and `whatsapp` also accept an address or a number. */
  readonly network?: string;
}
/** Link to a video, as people copy it (spec section 5, "Video"). `provider` names the field with the video's type. */
export interface VideoLinkField extends BaseField<'videoLink', string> {
  readonly provider: string;
}
/** Name of an uploaded image or an address, '' for none. */
export interface ImageField extends BaseField<'image', string> {
  /** Images of other hosts are refused. */
  readonly ownHostOnly?: true;
}
/** A whole number between two bounds. */
export interface NumberField extends BaseField<'number', number> {
  readonly min: number;
  readonly max: number;
}
/** A number from 0 to 100. */
export type PercentageField = BaseField<'percentage', number>;
/** Id of a row of a resource, 0 for none. */
export interface RowField extends BaseField<'row', number> {
  readonly resource: 'brands' | 'categories' | 'post-categories';
}
/** A CSS length in rem between two bounds; '' for the theme's. */
export interface LengthField extends BaseField<'length', string> {
  readonly min: number;
  readonly max: number;
  /** A percentage up to 100 is accepted too. */
  readonly percentage?: true;
}
/** One of a few values. */
export interface ChoiceField<Option extends string = string> extends BaseField<'choice', Option> {
  readonly options: readonly Option[];
}
/** Id of a list's item, unique in its list; the field is called `id`. */
export type IdField = BaseField<'id', string>;
/** Id of an item of the list that `list` names, '' for none. */
export interface ItemIdField extends BaseField<'itemId', string> {
  readonly list: string;
}
/** A list of items. */
export interface ListField<Item extends FieldDescriptions = FieldDescriptions> extends BaseField<'list', readonly []> {
  readonly item: Item;
  /** An item that is stored as a string is the value of this field. */
  readonly textItem?: keyof Item & string;
}
/** A column that holds widgets. */
export type ColumnField = BaseField<'column', readonly []>;

/** Description of one field: its kind, its default, and what the editor, the reader and the schema need. */
export type FieldDescription =
  | TextField
  | LongTextField
  | HtmlField
  | IconField
  | BooleanField
  | ColorField
  | LinkField
  | VideoLinkField
  | ImageField
  | NumberField
  | PercentageField
  | RowField
  | LengthField
  | ChoiceField
  | IdField
  | ItemIdField
  // biome-ignore lint/suspicious/noExplicitAny: a list of items with any fields
  | ListField<any>
  | ColumnField;

/** Descriptions of fields by their names. */
export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;

type FieldValue<Field> =
  Field extends ListField<infer Item>
    ? readonly FieldValues<Item>[]
    : Field extends ColumnField
      ? readonly WidgetRecord[]
      : Field extends BaseField<string, infer Value>
        ? Value
        : never;

/** Values of described fields. */
export type FieldValues<Fields extends FieldDescriptions> = {
  readonly [Name in keyof Fields]: FieldValue<Fields[Name]>;
};

/** A type of widget with its fields (spec section 3). Reader, schema, editor form and documentation derive from it. */
export interface WidgetDescription<Fields extends FieldDescriptions = FieldDescriptions, Type extends string = string> {
  readonly type: Type;
  readonly fields: Fields;
}

/** Fields of a described widget. */
export type WidgetFields<Widget extends WidgetDescription> = FieldValues<Widget['fields']>;

/** Describes a type of widget. */
export function defineWidget<Fields extends FieldDescriptions, const Type extends string>(
  description: WidgetDescription<Fields, Type>,
): WidgetDescription<Fields, Type> {
  return description;
}

/** See {@link TextField}. */
export const textField = (options?: FieldOptions): TextField => ({ kind: 'text', default: '', ...options });
/** See {@link LongTextField}. */
export const longTextField = (options?: FieldOptions): LongTextField => ({ kind: 'longText', default: '', ...options });
/** See {@link HtmlField}. */
export const htmlField = (options?: FieldOptions): HtmlField => ({ kind: 'html', default: '', ...options });
/** See {@link IconField}. */
export const iconField = (): IconField => ({ kind: 'icon', default: '' });
/** See {@link ColorField}. */
export const colorField = (options?: FieldOptions): ColorField => ({ kind: 'color', default: '', ...options });
/** See {@link LinkField}. */
export const linkField = (options?: FieldOptions & Pick<LinkField, 'network'>): LinkField => ({
  kind: 'link',
  default: '',
  ...options,
});
/** See {@link VideoLinkField}. */
export const videoLinkField = (provider: string): VideoLinkField => ({ kind: 'videoLink', default: '', provider });
/** See {@link ImageField}. */
export const imageField = (options?: FieldOptions & Pick<ImageField, 'ownHostOnly'>): ImageField => ({
  kind: 'image',
  default: '',
  ...options,
});
/** See {@link PercentageField}. */
export const percentageField = (): PercentageField => ({ kind: 'percentage', default: 0 });
/** See {@link RowField}. */
export const rowField = (resource: RowField['resource']): RowField => ({ kind: 'row', default: 0, resource });
/** See {@link IdField}. */
export const idField = (): IdField => ({ kind: 'id', default: '' });
/** See {@link ItemIdField}. */
export const itemIdField = (list: string): ItemIdField => ({ kind: 'itemId', default: '', list });
/** See {@link ColumnField}. */
export const columnField = (): ColumnField => ({ kind: 'column', default: [] });

/** See {@link BooleanField}; `value` is the default. */
export const booleanField = (value: boolean, options?: FieldOptions): BooleanField => ({
  kind: 'boolean',
  default: value,
  ...options,
});

/** See {@link NumberField}. */
export const numberField = (bounds: Pick<NumberField, 'min' | 'max' | 'default'> & FieldOptions): NumberField => ({
  kind: 'number',
  ...bounds,
});

/** See {@link LengthField}. Bounds are in rem. */
export const lengthField = (
  bounds: Pick<LengthField, 'min' | 'max' | 'percentage'> & { readonly default?: string } & FieldOptions,
): LengthField => ({ kind: 'length', default: '', ...bounds });

/** See {@link ChoiceField}. The first option is the default unless another one is given. */
export const choiceField = <const Option extends string>(
  options: readonly [Option, ...Option[]],
  more?: FieldOptions & { readonly default?: Option },
): ChoiceField<Option> => ({ kind: 'choice', default: options[0], options, ...more });

/** See {@link ListField}. */
export const listField = <const Item extends FieldDescriptions>(
  item: Item,
  options?: FieldOptions & Pick<ListField<Item>, 'textItem'>,
): ListField<Item> => ({ kind: 'list', default: [], item, ...options });
