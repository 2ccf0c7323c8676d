import type { BankTransfer, Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import type { Language } from '@fakos/shared-kit/i18n/languages';
import { Link, paths } from '@fakos/shared-kit/router';
import { Button } from '@fakos/shared-kit/ui/button';
import { Card } from '@fakos/shared-kit/ui/card';
import { useToast } from '@fakos/shared-kit/ui/toast';
import type { ReactNode } from 'react';
import styles from './bank-details.module.css';
import { useBankText } from './bank-text.ts';

interface BankDetailsProps {
  order: Pick<Order, 'number' | 'total'>;
  transfer: BankTransfer;
}

/** What a bank asks for, each line ready to be copied; where the shop has not written its account, who tells it. */
export function BankDetails({ order, transfer }: BankDetailsProps) {
  const text = useBankText();
  const language = useLanguage();
  const { money, dateTime } = useFormat();
  const { account, pay_until: until } = transfer;
  return (
    <Card variant="tile" role="group" aria-label={text('details')}>
      {account.length === 0 && (
        <p className={styles.ask}>
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
            copied={asTyped(value)}
          />
        ))}
        <Row label={text('amount')} value={money(order.total)} copied={amountAsTyped(order.total, language)} />
        <Row label={text('reference')} value={order.number} copied={order.number} />
        {until && <Row label={text('until')} value={<time dateTime={until}>{dateTime(until)}</time>} />}
      </dl>
    </Card>
  );
}

interface RowProps {
  label: string;
  /** What the button says that it copies; the label unless something else tells lines apart. */
  name?: string;
  value: ReactNode;
  /** What the button copies; without it there is no button. */
  copied?: string;
}

function Row({ label, name = label, value, copied }: RowProps) {
  const text = useBankText();
  const toast = useToast();

  async function copy(words: string) {
    try {
      await navigator.clipboard.writeText(words);
      toast.success(text('copied', { what: name }), { key: 'copied', description: words });
    } catch {
      toast.error(text('notCopied'), { key: 'copied', description: words });
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
            aria-label={text('copyOf', { what: name })}
            onClick={() => void copy(copied)}
          >
            {text('copy')}
          </Button>
        )}
      </dd>
    </div>
  );
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,}$/i;
const CENT_DIGITS = 2;

/** Banks' forms want an IBAN without the spaces that people read it by. */
export function asTyped(value: string): string {
  return IBAN.test(value) ? value.replaceAll(' ', '').toUpperCase() : value;
}

/** An amount as it is typed into a form: no sign, nothing between the thousands. */
export function amountAsTyped(total: number, language: Language): string {
  const typed = total.toFixed(CENT_DIGITS);
  return language === 'el' ? typed.replace('.', ',') : typed;
}
