import type { Quote } from '@fakos/contracts/cart/contract';
import { Fragment } from 'react';

/** The account for the chosen bank transfer, one line each; nothing before the quote names it. */
export function AccountLines({ quote }: { quote: Quote | undefined }) {
  return quote?.bank_account?.map(({ label, value }) => (
    <Fragment key={label + value}>
      {label && `${label}: `}
      {value}
      <br />
    </Fragment>
  ));
}
