import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of {@link Fact}s about a record. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One fact about a record: its name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An e-mail address that opens the user's e-mail program. */
export function EmailLink({ email }: { email: string }) {
  return <Anchor href={`mailto:${email}`}>{email}</Anchor>;
}

/** A phone number that a phone dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>;
}
