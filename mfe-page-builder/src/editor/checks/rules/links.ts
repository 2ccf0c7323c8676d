import { isSafeUrl } from '@fakos/contracts/html/allow-list';
import { readText } from '@fakos/contracts/html/safe-values';
import { removePathLanguage } from '@fakos/contracts/languages';
import { readFields } from '@fakos/contracts/widgets/read-fields';
import { defineWidget } from '@fakos/contracts/widgets/widget';
import { findOwnFields } from '../../model/widget-columns.ts';
import { type CheckFacts, type CheckPlace, type CheckProblem, createProblem } from '../check-problem.ts';
import { getHtmlParts, type HtmlLink } from '../html-parts.ts';
import { listFields, type PlacedField, type PlacedWidget } from '../page-contents.ts';

/** Link fields that may stay empty: an image needs no link. Of contributed widgets no description says which may. */
const OPTIONAL = 'linkUrl';
const BUTTON = 'button';
const SITE_PATH = /^\/(?![/\\])/;
/** Addresses of the site that are no pages. */
const FILES = /^\/(?:backend|api|admin)\//;

/** Links that are empty, cannot be opened, have no text or lead to a page that does not exist. */
export function checkLinks(contents: readonly PlacedWidget[], facts: Pick<CheckFacts, 'links'>): CheckProblem[] {
  return contents.flatMap((widget) => [
    ...checkButton(widget),
    ...listFields(widget).flatMap((field) => {
      if (field.description.kind === 'link') return checkLinkField(field, facts, widget.record.type);
      if (field.description.kind !== 'html') return [];
      return getHtmlParts(readText(field.value)).links.flatMap((link) => checkHtmlLink(link, field.place, facts));
    }),
  ]);
}

/** Paths of the site that the links of a page lead to, without query, hash and language. */
export function listLinkedPaths(contents: readonly PlacedWidget[]): string[] {
  const addresses = contents.flatMap((widget) =>
    listFields(widget).flatMap((field) => {
      if (field.description.kind === 'link') return [readLinkField(field)];
      if (field.description.kind !== 'html') return [];
      return getHtmlParts(readText(field.value)).links.map(({ href }) => href ?? '');
    }),
  );
  return [...new Set(addresses.flatMap((address) => getSitePath(address) ?? []))].sort();
}

function checkButton({ record, language }: PlacedWidget): CheckProblem[] {
  if (record.type !== BUTTON || readText(record.text).trim() !== '') return [];
  return [createProblem('button-without-text', { language, id: record.id, field: 'text' })];
}

function checkLinkField(field: PlacedField, facts: Pick<CheckFacts, 'links'>, type: string): CheckProblem[] {
  const { place, value } = field;
  const written = readText(value).trim();
  if (written === '') {
    const isOptional = (place.itemField ?? place.field) === OPTIONAL || findOwnFields(type) === undefined;
    return isOptional ? [] : [createProblem('empty-link', place, { text: '' })];
  }
  const address = readLinkField(field);
  if (address === '') return [createProblem('unusable-link', place, { address: written })];
  return checkTarget(address, place, facts);
}

function readLinkField({ description, stored, value }: PlacedField): string {
  if (description.kind !== 'link') return '';
  const { readFrom: _, ...field } = description;
  const widget = defineWidget({ type: '', fields: { address: field } });
  return readFields(widget, { ...stored, address: value }).address;
}

function checkHtmlLink(link: HtmlLink, place: CheckPlace, facts: Pick<CheckFacts, 'links'>): CheckProblem[] {
  const { href = '', text } = link;
  const withoutText = text === '' ? [createProblem('link-without-text', place, { address: href })] : [];
  if (href === '' || href === '#') return [...withoutText, createProblem('empty-link', place, { text })];
  if (!isSafeUrl(href)) return [...withoutText, createProblem('unusable-link', place, { address: href })];
  return [...withoutText, ...checkTarget(href, place, facts)];
}

function checkTarget(address: string, place: CheckPlace, { links }: Pick<CheckFacts, 'links'>): CheckProblem[] {
  const path = getSitePath(address);
  return path !== undefined && links?.get(path) === false ? [createProblem('broken-link', place, { address })] : [];
}

function getSitePath(address: string): string | undefined {
  if (!SITE_PATH.test(address) || FILES.test(address)) return undefined;
  return removePathLanguage(address.replace(/[?#].*$/, '')) || undefined;
}
