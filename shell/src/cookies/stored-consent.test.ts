import { UNANSWERED } from '@fakos/shared-kit/state/consent';
import { POLICY_VERSION, RECEIPT_STORAGE_KEY, recallConsent } from './stored-consent.ts';

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
  ['given most of a year ago', 'rejected', settings(false, false, false), receipt('2025-06-10T10:00:00Z')],
])('an answer that is %s is recalled', (_case, choice, stored, given) => {
  store({ 'cookie-consent': choice, 'cookie-settings': stored, [RECEIPT_STORAGE_KEY]: given });
  expect(recallConsent(localStorage, NOW).choice).toBe(choice);
});

test.each([
  ['another word', 'maybe', settings(true, true, true), undefined],
  ['settings that cannot be read', 'accepted', '{"necessary":', undefined],
  ['settings without a category', 'custom', '{"necessary":true,"functional":true}', undefined],
  ['settings that switch off the necessary', 'custom', settings(true, true, true).replace('true', 'false'), undefined],
  ['a choice of its own without settings', 'custom', undefined, undefined],
  ['acceptance of less than everything', 'accepted', settings(true, false, true), undefined],
  ['a rejection that allows something', 'rejected', settings(false, true, false), undefined],
  ['settings alone', undefined, settings(true, true, true), undefined],
  ['an answer to another text', 'accepted', settings(true, true, true), receipt('2026-05-01T10:00:00Z', '2019-01')],
  ['an answer of more than a year ago', 'accepted', settings(true, true, true), receipt('2025-05-01T10:00:00Z')],
])('with %s the question is open, and the storage is cleared', (_case, choice, stored, given) => {
  store({ 'cookie-consent': choice, 'cookie-settings': stored, [RECEIPT_STORAGE_KEY]: given });
  expect(recallConsent(localStorage, NOW)).toEqual(UNANSWERED);
  expect(localStorage).toHaveLength(0);
});
