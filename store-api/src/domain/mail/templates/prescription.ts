import { paths } from '@fakos/contracts/paths';
import { translate } from '../../../text/translate.ts';
import { createCorrectionToken } from '../../optics/prescriptions/correction-token.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { examplePerson } from './examples.ts';
import { writeDay } from './formats.ts';
import { defineTemplate } from './template.ts';

interface Reminded {
  /** Of the account. */
  readonly name: string;
  /** The last day of the prescription's validity. */
  readonly validUntil: string;
}

/**
 * To the owner of a wallet, before a prescription of it expires. Whose prescription it is, is health data and stays in the
 * account. Not sent where the prescription was deleted.
 */
export const prescriptionReminder = defineTemplate<EmailParams['prescription_reminder'], Reminded>({
  placeholders: ['name', 'date'],
  getKind: () => 'prescription_reminder',
  async load(db, { id, valid_until: validUntil }) {
    const owner = await db
      .selectFrom('prescriptions')
      .innerJoin('users', 'users.id', 'prescriptions.user_id')
      .select('users.name')
      .where('prescriptions.id', '=', id)
      .executeTakeFirst();
    return owner && { name: owner.name, validUntil };
  },
  write: ({ name, validUntil }, { labels, language, link }) => ({
    values: { name, date: writeDay(validUntil, language) },
    blocks: [{ kind: 'button', label: labels.seePrescriptions, url: link(paths.prescriptions) }],
  }),
  example: (_kind, language) => ({ name: examplePerson(language).full_name, validUntil: '2026-04-03' }),
});

interface Requested {
  /** Of the buyer. */
  readonly name: string;
  readonly number: string;
  readonly reason: EmailParams['prescription_correction']['reason'];
  readonly token: string;
}

/** Replaces the token in the link of a preview. */
const HIDDEN_TOKEN = '…';

/** To the buyer of an order, with the link to give its prescription. Not sent where it was deleted or approved meanwhile. */
export const prescriptionCorrection = defineTemplate<EmailParams['prescription_correction'], Requested>({
  placeholders: ['name', 'number', 'reason'],
  getKind: () => 'prescription_correction',
  async load(db, { id, number, reason }) {
    const row = await db
      .selectFrom('prescriptions')
      .innerJoin('orders', 'orders.id', 'prescriptions.order_id')
      .select(['prescriptions.id', 'prescriptions.created_at', 'orders.full_name'])
      .where('prescriptions.id', '=', id)
      .where('prescriptions.status', '=', 'correction')
      .where('orders.number', '=', number)
      .executeTakeFirst();
    return row && { name: row.full_name, number, reason, token: await createCorrectionToken(db, row) };
  },
  write: ({ name, number, reason, token }, { labels, language, link }) => ({
    values: { name, number, reason: translate(language, `correctionReasons.${reason}`) },
    blocks: [{ kind: 'button', label: labels.givePrescription, url: link(`${paths.correction}?token=${token}`) }],
  }),
  example: (_kind, language) => ({
    name: examplePerson(language).full_name,
    number: 'OP26-000123',
    reason: 'incomplete',
    token: HIDDEN_TOKEN,
  }),
});
