import { LANGUAGES, LOCALES } from '@fakos/contracts/languages';
import { FIRST_YEAR, formatLongDate, formatMoney, formatNumber } from './plain-format.ts';

const values = [
  0,
  1e-7,
  0.004,
  0.005,
  0.1,
  0.125,
  0.375,
  1,
  1.005,
  9.995,
  10,
  99.999,
  100,
  129,
  999.994,
  999.995,
  999.9995,
  1000,
  1234.5,
  1234.5678,
  12345.6,
  999999.99,
  1000000,
  1234567.891,
  2 ** 40,
].flatMap((value) => (value === 0 ? [0] : [value, -value]));
const HOUR_MS = 3_600_000;

describe.each(LANGUAGES)('in %s', (language) => {
  const locale = LOCALES[language];

  test('amounts are formatted as Intl does', () => {
    const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    expect(values.map((value) => formatMoney(value, language))).toEqual(values.map((value) => format(value)));
  });

  test('every price up to 2,000 euros is formatted as Intl does', () => {
    const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    const prices = Array.from({ length: 200_000 }, (_, cents) => cents / 100);
    expect(prices.filter((price) => formatMoney(price, language) !== format(price))).toEqual([]);
  });

  test('numbers are formatted as Intl does', () => {
    const { format } = new Intl.NumberFormat(locale);
    expect(values.map((value) => formatNumber(value, language))).toEqual(values.map((value) => format(value)));
  });

  test('dates are formatted as Intl does, for every 11 hours until 2060', () => {
    const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Athens' });
    const different: string[] = [];
    for (let time = Date.UTC(FIRST_YEAR, 0); time < Date.UTC(2060, 0); time += 11 * HOUR_MS) {
      const date = new Date(time);
      if (formatLongDate(date, language) !== format(date)) different.push(date.toISOString());
    }
    expect(different).toEqual([]);
  });

  test('midnight in Athens changes with the summer time', () => {
    const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Athens' });
    const midnights = ['2026-03-28T22:00Z', '2026-03-29T21:00Z', '2026-10-24T21:00Z', '2026-10-25T22:00Z'].flatMap(
      (text) => [new Date(text), new Date(Date.parse(text) - 1)],
    );
    expect(midnights.map((date) => formatLongDate(date, language))).toEqual(midnights.map((date) => format(date)));
  });

  test.each([new Date('1995-07-01'), new Date('nothing')])('%s is left to Intl', (date) => {
    expect(formatLongDate(date, language)).toBeUndefined();
  });
});
