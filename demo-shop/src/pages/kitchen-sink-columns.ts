import type { ShopSection } from '../shop-data.ts';
import { columns, inColumns, section, type Translate, text, type Unplaced } from './widgets.ts';

const TWO = ['1-1', '1-2', '2-1', '1-3', '3-1'];
const THREE = ['1-1-1', '1-2-1', '2-1-1', '1-1-2'];
const FOUR = ['1-1-1-1', '2-1-1-1', '1-2-1-1', '1-1-2-1', '1-1-1-2'];

const twoNames = ['leftColumn', 'rightColumn'];
const threeNames = ['leftColumn', 'centerColumn', 'rightColumn'];
const fourNames = ['column1', 'column2', 'column3', 'column4'];

/** Columns in every ratio, and columns inside columns. */
export function ratioSections(translate: Translate): ShopSection[] {
  return [
    section('two', [
      text(translate('<h2>Δύο στήλες</h2>', '<h2>Two columns</h2>')),
      ...ratios(translate, 'two-columns', TWO, twoNames),
    ]),
    section('three', [
      text(translate('<h2>Τρεις στήλες</h2>', '<h2>Three columns</h2>')),
      ...ratios(translate, 'three-columns', THREE, threeNames),
    ]),
    section('four', [
      text(translate('<h2>Τέσσερις στήλες</h2>', '<h2>Four columns</h2>')),
      ...ratios(translate, 'four-columns', FOUR, fourNames),
    ]),
    section('nested', [
      text(translate('<h2>Στήλες μέσα σε στήλες</h2>', '<h2>Columns inside columns</h2>')),
      columns(
        'nested',
        [
          text(
            translate(
              '<p>Μια στήλη με κείμενο, στοιχισμένη κάτω.</p><p>Δίπλα της, δύο στήλες σε δικό τους φόντο.</p>',
              '<p>A column of text, aligned to the bottom.</p><p>Beside it, two columns on a ground of their own.</p>',
            ),
          ),
        ],
        [
          inColumns(
            'two-columns',
            'inner',
            twoNames,
            [
              [cell(translate('Πρώτη', 'First'))],
              [cell(translate('Δεύτερη', 'Second')), cell(translate('Κι άλλο', 'And more'))],
            ],
            coloured,
          ),
        ],
        { columnRatio: '1-2', verticalAlign: 'bottom', gap: '3rem' },
      ),
    ]),
  ];
}

const coloured = { backgroundColor: '#e6dfd4', padding: '1.5rem', gap: '0.5rem' };

function ratios(translate: Translate, type: string, all: readonly string[], names: readonly string[]): Unplaced[] {
  return all.map((columnRatio) =>
    inColumns(
      type,
      columnRatio,
      names,
      columnRatio.split('-').map((share) => [cell(translate(`Πλάτος ${share}`, `Width ${share}`))]),
      { columnRatio, gap: '1rem', backgroundColor: '#f0ebe3', padding: '1rem' },
    ),
  );
}

function cell(content: string): Unplaced {
  return text(`<p><strong>${content}</strong></p>`, { textAlign: 'center' });
}
