import type { ContributedTexts } from '@fakos/contracts/remote/contributed-widget';
import { createContext, use } from 'react';

type FieldTexts = ContributedTexts['fields'];

const FieldTextsContext = createContext<FieldTexts | undefined>(undefined);
const none: FieldTexts = {};

/** Set around the fields of a contributed widget, of which its remote has the labels. */
export const FieldTextsProvider = FieldTextsContext.Provider;

/** Labels of the surrounding contributed widget; empty around the page builder's own. */
export const useFieldTexts = (): FieldTexts => use(FieldTextsContext) ?? none;

/** The labels of the fields in a list's items, by the names that they have in an item. */
export function listItemTexts(texts: FieldTexts, list: string): FieldTexts {
  const prefix = `${list}.`;
  const inList = Object.entries(texts).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(inList.map(([name, label]) => [name.slice(prefix.length), label]));
}
