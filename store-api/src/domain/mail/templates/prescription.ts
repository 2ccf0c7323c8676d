import { paths } from '@fakos/contracts/paths';
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
