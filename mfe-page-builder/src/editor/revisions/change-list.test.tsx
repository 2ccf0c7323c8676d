import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { ChangeList } from './change-list.tsx';
import { diffSections } from './diff-sections.ts';

type Fields = Readonly<Record<string, unknown>>;

test.each<[type: string, before: Fields, after: Fields, shown: string]>([
  ['button', {}, { fullWidth: true }, 'Πλήρες πλάτος: Όχι → Ναι'],
  [
    'two-columns',
    { columnRatio: '1-2' },
    { columnRatio: '2-1' },
    'Αναλογία στηλών: 1 : 2 (φαρδύτερη η δεξιά) → 2 : 1 (φαρδύτερη η αριστερή)',
  ],
  ['contact-form', { successMessage: '' }, { successMessage: 'Ευχαριστούμε' }, 'Μήνυμα επιτυχίας: κενό → Ευχαριστούμε'],
  [
    'gallery',
    { images: [{ url: 'a.webp', alt: 'Πρόσοψη' }] },
    { images: [{ url: 'a.webp', alt: 'Βιτρίνα' }] },
    'Εικόνα 1 · Εναλλακτικό κείμενο: Πρόσοψη → Βιτρίνα',
  ],
  ['mfe-events/countdown', { days: 7 }, { days: 9 }, 'days: 7 → 9'],
])('a change of a %s is named as its field is', async (type, before, after, shown) => {
  const toSections = (fields: Fields) => {
    const widget: WidgetRecord = { id: 'w', type, order: 1, ...fields };
    return { el: [{ id: 's', widgets: [widget] }], en: [] };
  };
  await renderPart(
    <ChangeList changes={diffSections(toSections(before), toSections(after))} getTypeLabel={() => 'Στοιχείο'} />,
  );
  const [, line] = screen.getAllByRole('listitem');
  // Without what only screen readers announce.
  const spoken = line?.querySelectorAll('ins span, del span') ?? [];
  for (const words of spoken) words.remove();
  expect(line).toHaveTextContent(shown);
});
