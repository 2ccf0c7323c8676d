import { LANGUAGES } from '@fakos/contracts/languages';
import { foldText } from '../../../text/normalise.ts';
import { translate } from '../../../text/translate.ts';

const SPACES_AND_SIGNS = /[\s€%]/g;
const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;
/** 1.234,56 and 1,234.56, or several groups of thousands without decimals. */
const GROUPED = /^-?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
/** 1.234 may mean 1234 or 1.234. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number of a cell, with a decimal comma or point, with or without separators of thousands, € and %. Undefined for
 * anything else, and for a number such as `1.234`, which is ambiguous.
 */
export function parseNumber(cell: string): number | undefined {
  const text = cell.replace(SPACES_AND_SIGNS, '');
  if (AMBIGUOUS.test(text)) return undefined;
  if (DECIMAL.test(text)) return Number(text.replace(',', '.'));
  if (!GROUPED.test(text)) return undefined;
  const decimals = /[.,](\d+)$/.exec(text);
  const hasDecimals = text.includes('.') && text.includes(',');
  const whole = (hasDecimals ? text.slice(0, decimals?.index) : text).replace(/[.,]/g, '');
  return Number(hasDecimals ? `${whole}.${decimals?.[1]}` : whole);
}

/** The value whose key, or whose text under `labels` in any language, a cell contains; case and accents do not matter. */
export function parseLabel<Value extends string>(
  cell: string,
  values: readonly Value[],
  labels: string,
): Value | undefined {
  const wanted = foldText(cell);
  return values.find(
    (value) =>
      wanted === value || LANGUAGES.some((language) => foldText(translate(language, `${labels}.${value}`)) === wanted),
  );
}

const ITEM_SEPARATORS = /[|,;\n]/;
/** Between the items of a cell; no slug and no file name contains it. */
const ITEM_SEPARATOR = ' | ';

/** The items of a cell with several. */
export function parseItems(cell: string): string[] {
  const items = cell.split(ITEM_SEPARATORS).map((item) => item.trim());
  return [...new Set(items.filter(Boolean))];
}

/** A cell with several items. */
export function writeItems(items: readonly string[]): string {
  return items.join(ITEM_SEPARATOR);
}
