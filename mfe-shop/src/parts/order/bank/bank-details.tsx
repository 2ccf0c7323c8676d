import type { Language } from '@fakos/contracts/languages';
import type { BankTransfer, Order } from '@fakos/contracts/orders/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { useToast } from '@fakos/shared-kit/ui/toast';
import type { ReactNode } from 'react';
import el from '../../../../locales/bank/el.json';
import en from '../../../../locales/bank/en.json';
import styles from './bank-details.module.css';

const useBankText = createTextHook({ el, en });

interface BankDetailsProps {
  order: Pick<Order, 'number' | 'total'>;
  transfer: BankTransfer;
}

/** Data for the bank transfer, each row with a copy button; links to the contact page if no account is configured. */
export function BankDetails({ order, transfer }: BankDetailsProps) {
  const text = useBankText();
  const language = useLanguage();
  const { money, dateTime } = useFormat();
  const { account, pay_until: until } = transfer;
  return (
    <Card variant="tile" role="group" aria-label={text('details')}>
      {account.length === 0 && (
        <p className={styles.hint}>
          {text('noAccount')} <Link to={paths.contact}>{text('contactUs')}</Link>
        </p>
      )}
      <dl className={styles.rows}>
        {account.map(({ label, value }) => (
          <Row
            key={`${label} ${value}`}
            label={label || text('account')}
            name={label || value}
            value={value}
            copied={toCopiedAccount(value)}
          />
        ))}
        <Row label={text('amount')} value={money(order.total)} copied={formatCopiedAmount(order.total, language)} />
        <Row label={text('reference')} value={order.number} copied={order.number} />
        {until && <Row label={text('until')} value={<time dateTime={until}>{dateTime(until)}</time>} />}
      </dl>
    </Card>
  );
}

interface RowProps {
  label: string;
  /** Name of the row in the copy button's label; the label by default. */
  name?: string;
  value: ReactNode;
  /** Text to copy; without it there is no button. */
  copied?: string;
}

function Row({ label, name = label, value, copied }: RowProps) {
  const text = useBankText();
  const toast = useToast();

  async function copy(copiedText: string) {
    try {
      await navigator.clipboard.writeText(copiedText);
      toast.success(text('copied', { what: name }), { key: 'copied', description: copiedText });
    } catch {
      toast.error(text('notCopied'), { key: 'copied', description: copiedText });
    }
  }

  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span>{value}</span>
        {copied && (
          <Button
            variant="link"
            size="sm"
            className={styles.copy}
            aria-label={text('copyItem', { what: name })}
            onClick={() => void copy(copied)}
          >
            {text('copy')}
          </Button>
        )}
      </dd>
    </div>
  );
}

const IBAN_PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,}$/i;
const DECIMALS = 2;

/** An IBAN without spaces, as banking forms expect it; other values are unchanged. */
export function toCopiedAccount(value: string): string {
  return IBAN_PATTERN.test(value) ? value.replaceAll(' ', '').toUpperCase() : value;
}

/** An amount as banking forms expect it: without currency sign and thousands separators. */
export function formatCopiedAmount(total: number, language: Language): string {
  const typed = total.toFixed(DECIMALS);
  return language === 'el' ? typed.replace('.', ',') : typed;
}
