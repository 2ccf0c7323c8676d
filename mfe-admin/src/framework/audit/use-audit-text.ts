import { HIDDEN_VALUE } from '@fakos/contracts/audit-log/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import type el from '../../../locales/el.json';
import { type AdminTextKey, useText } from '../../text.ts';
import { toDisplayText } from '../to-display-text.ts';

type AuditTexts = Exclude<keyof (typeof el)['audit'], 'hidden'>;

/** Translations of names in the audit log. Names without a translation are returned unchanged. */
export interface AuditText {
  toResourceText(resource: string): string;
  toActionText(action: string): string;
  toFieldText(field: string): string;
  toValueText(field: string, value: unknown): string;
}

const amounts: readonly string[] = ['price', 'sale_price', 'shipping', 'total', 'amount', 'value', 'min_total'];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** See {@link AuditText}. */
export function useAuditText(): AuditText {
  const text = useText();
  const format = useFormat();
  return useMemo(() => {
    const translate = (group: AuditTexts, name: string): string | undefined => {
      const key = `audit.${group}.${name}`;
      const translated = text(key as AdminTextKey);
      return translated === key ? undefined : translated;
    };
    const toFieldText = (field: string): string => {
      const [, base, language] = /^(.+)_(el|en)$/.exec(field) ?? [];
      if (base === undefined) return translate('fields', field) ?? field;
      const label = translate('fields', base);
      if (label === undefined) return field;
      return text(language === 'el' ? 'form.greek' : 'form.english', { label });
    };
    return {
      toResourceText: (resource) => translate('resources', resource) ?? resource,
      toActionText: (action) => translate('actions', action) ?? action,
      toFieldText,
      toValueText: (field, value) => {
        if (value === HIDDEN_VALUE) return text('audit.hidden');
        if (typeof value === 'number' && amounts.includes(field)) return format.money(value);
        if (typeof value === 'boolean') return text(value ? 'products.yes' : 'products.no');
        if (typeof value === 'string' && INSTANT.test(value)) return format.dateTime(value);
        if (typeof value === 'string') return translate('values', value) ?? toDisplayText(value);
        return toDisplayText(value);
      },
    };
  }, [text, format]);
}
