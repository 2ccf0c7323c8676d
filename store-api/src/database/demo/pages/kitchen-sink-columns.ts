import type { DemoSection } from '../demo-catalogue.types.ts';
import { columns, inColumns, section, text, type Unplaced } from './widgets.ts';

type Say = (el: string, en: string) => string;

const TWO = ['1-1', '1-2', '2-1', '1-3', '3-1'];
const THREE = ['1-1-1', '1-2-1', '2-1-1', '1-1-2'];
const FOUR = ['1-1-1-1', '2-1-1-1', '1-2-1-1', '1-1-2-1', '1-1-1-2'];

const twoNames = ['leftColumn', 'rightColumn'];
const threeNames = ['leftColumn', 'centerColumn', 'rightColumn'];
const fourNames = ['column1', 'column2', 'column3', 'column4'];

/** Columns in every ratio, gap and alignment, and columns inside columns. */
export function ratioSections(say: Say): DemoSection[] {
  return [
    section('two', [
      text(say('<h2>Δύο στήλες</h2>', '<h2>Two columns</h2>')),
      ...ratios(say, 'two-columns', TWO, twoNames),
    ]),
    section('three', [
      text(say('<h2>Τρεις στήλες</h2>', '<h2>Three columns</h2>')),
      ...ratios(say, 'three-columns', THREE, threeNames),
    ]),
    section('four', [
      text(say('<h2>Τέσσερις στήλες</h2>', '<h2>Four columns</h2>')),
      ...ratios(say, 'four-columns', FOUR, fourNames),
    ]),
    section('nested', [
      text(say('<h2>Στήλες μέσα σε στήλες</h2>', '<h2>Columns inside columns</h2>')),
      columns(
        'nested',
        [
          text(
            say(
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
            [[cell(say('Πρώτη', 'First'))], [cell(say('Δεύτερη', 'Second')), cell(say('Κι άλλο', 'And more'))]],
            coloured,
          ),
        ],
        { columnRatio: '1-2', verticalAlign: 'bottom', gap: '3rem' },
      ),
    ]),
  ];
}

const coloured = { backgroundColor: '#e6dfd4', padding: '1.5rem', gap: '0.5rem' };

function ratios(say: Say, type: string, all: readonly string[], names: readonly string[]): Unplaced[] {
  return all.map((columnRatio) =>
    inColumns(
      type,
      columnRatio,
      names,
      columnRatio.split('-').map((share) => [cell(say(`Πλάτος ${share}`, `Width ${share}`))]),
      { columnRatio, gap: '1rem', backgroundColor: '#f0ebe3', padding: '1rem' },
    ),
  );
}

function cell(words: string): Unplaced {
  return text(`<p><strong>${words}</strong></p>`, { textAlign: 'center' });
}
