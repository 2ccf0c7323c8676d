import { INITIAL_CONSENT } from '@fakos/shared-kit/state/consent';
import { POLICY_VERSION, RECEIPT_STORAGE_KEY, readStoredConsent } from './stored-consent.ts';

const NOW = Date.parse('2026-06-01T10:00:00Z');
const settings = (functional: boolean, analytics: boolean, marketing: boolean) =>
  JSON.stringify({ necessary: true, functional, analytics, marketing });
const receipt = (at: string, version = POLICY_VERSION) => JSON.stringify({ version, at });

afterEach(() => localStorage.clear());

function store(entries: Readonly<Record<string, string | undefined>>) {
  for (const [key, text] of Object.entries(entries)) if (text !== undefined) localStorage.setItem(key, text);
}

test.each([
  ['accepted', 'accepted', settings(true, true, true), undefined],
  ['rejected', 'rejected', settings(false, false, false), undefined],
  ['custom', 'custom', settings(false, true, false), receipt('2026-05-01T10:00:00Z')],
  ['accepted without settings', 'accepted', undefined, undefined],
  ['made less than a year ago', 'rejected', settings(false, false, false), receipt('2025-06-10T10:00:00Z')],
])('a stored choice is restored: %s', (_case, choice, stored, given) => {
  store({ 'cookie-consent': choice, 'cookie-settings': stored, [RECEIPT_STORAGE_KEY]: given });
  expect(readStoredConsent(localStorage, NOW).choice).toBe(choice);
});

test.each([
  ['an unknown choice', 'maybe', settings(true, true, true), undefined],
  ['settings that are no JSON', 'accepted', '{"necessary":', undefined],
  ['settings without a category', 'custom', '{"necessary":true,"functional":true}', undefined],
  ['settings without the necessary cookies', 'custom', settings(true, true, true).replace('true', 'false'), undefined],
  ['a custom choice without settings', 'custom', undefined, undefined],
  ['an acceptance with a denied category', 'accepted', settings(true, false, true), undefined],
  ['a rejection with an allowed category', 'rejected', settings(false, true, false), undefined],
  ['settings alone', undefined, settings(true, true, true), undefined],
  [
    'a choice for another policy version',
    'accepted',
    settings(true, true, true),
    receipt('2026-05-01T10:00:00Z', '2019-01'),
  ],
  ['a choice made more than a year ago', 'accepted', settings(true, true, true), receipt('2025-05-01T10:00:00Z')],
])('with %s there is no choice, and the storage is cleared', (_case, choice, stored, given) => {
  store({ 'cookie-consent': choice, 'cookie-settings': stored, [RECEIPT_STORAGE_KEY]: given });
  expect(readStoredConsent(localStorage, NOW)).toEqual(INITIAL_CONSENT);
  expect(localStorage).toHaveLength(0);
});
