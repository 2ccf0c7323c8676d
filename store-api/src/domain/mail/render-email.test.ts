import { emailKinds } from '@fakos/contracts/emails/contract';
import type { OpenDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { renderEmail, renderExample } from './render-email.ts';

let store: OpenDatabase;
beforeAll(async () => {
  store = await openTestStore();
  await migrate(store);
});
afterAll(() => store.close());

const desk = (language: 'el' | 'en') => ({ db: store.db, language, config: { PUBLIC_URL: 'https://shop.example' } });

const cases = emailKinds.flatMap((kind) => (['el', 'en'] as const).map((language) => [kind, language] as const));

test.each(cases)('%s in %s is complete', async (kind, language) => {
  const { subject, html, text } = await renderExample(desk(language), kind, {});
  for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|null|NaN|states\.|\[object/);
  expect(html).toContain(`<html lang="${language}">`);
  expect(text.length).toBeGreaterThan(100);
  const greek = /[α-ω]{3}/;
  expect(greek.test(text)).toBe(language === 'el');
  expect(greek.test(subject)).toBe(language === 'el');
});

test('an order shows its goods, its amounts with VAT and the bank account', async () => {
  const { text } = await renderExample(desk('el'), 'order_placed', {});
  for (const part of ['2 × 45,00 €', 'Μεταφορικά: 5,99 €', 'Σύνολο: 95,99 €', 'ΦΠΑ 24%: 18,58 €', 'IBAN']) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  }
});

test('the receipt of a withdrawal contains the order and the time', async () => {
  const { text } = await renderExample(desk('el'), 'order_changed.withdrawal', {});
  expect(text).toContain('1 × Γυαλιά ηλίου');
  expect(text).toMatch(/9 Μαρτίου 2026.*12:15/);
});

test.each([
  ['el', 'Τετάρτη 4 Μαρτίου 2026'],
  ['en', 'Wednesday'],
] as const)('a booking shows its day in %s in long form', async (language, day) => {
  expect((await renderExample(desk(language), 'booking_requested', {})).text).toContain(day);
});

test.each([
  ['el', 'https://shop.example/reset-password?token=a%2Bb'],
  ['en', 'https://shop.example/en/reset-password?token=a%2Bb'],
] as const)('links point to the %s site', async (language, address) => {
  const rendered = await renderEmail(desk(language), 'reset_password', { name: 'Μαρία', token: 'a+b' });
  expect(rendered?.text).toContain(address);
  expect(rendered?.html).toContain(`href="${address}"`);
});

test("visitors' input never becomes markup, a header or a placeholder", async () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: all@example.gr {{shop}} "quoted"';
  const { subject, html } = await renderExample(desk('en'), 'verify_email', {
    subject: 'Hi {{name}}',
    intro: '{{name}}',
  });
  expect(subject).toBe('Hi Maria Papadopoulou');
  expect(html).toContain('Maria Papadopoulou');
  const { id } = await store.db
    .insertInto('contact_messages')
    .values({
      ...{
        created_at: '2026-05-04T10:00:00.000Z',
        form_id: '',
        form_title: '',
        name,
        email: 'x@example.gr',
        phone: '',
      },
      ...{
        subject: '',
        message: '</blockquote><script>alert(1)</script>',
        gdpr_consent: 1,
        language: 'el',
        read_at: null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rendered = await renderEmail(desk('el'), 'contact_received', { id });
  expect(rendered?.subject).not.toMatch(/\p{Cc}/u);
  expect(rendered?.subject).toContain('{{shop}}');
  expect(rendered?.replyTo?.name).not.toMatch(/\p{Cc}/u);
  expect(rendered?.html).not.toMatch(/<(img|script)/);
  expect(rendered?.html).toContain('&lt;script&gt;');
});
