import { choiceField, colorField, htmlField, lengthField } from './widget.ts';

/** HTML with its typography. The font size is limited so that text is legible and words fit on small screens. */
export const runningText = {
  content: htmlField(),
  fontSize: lengthField({ min: 0.75, max: 4.5, group: 'appearance' }),
  textAlign: choiceField(['left', 'center', 'right', 'justify'], { group: 'appearance' }),
  textColor: colorField({ group: 'appearance' }),
};

/** Layout of every columns widget (spec section 5, "Column options"). The first ratio is that of equal columns. */
export const columnLayout = <const Ratio extends string>(ratios: readonly [Ratio, ...Ratio[]]) => ({
  columnRatio: choiceField(ratios, { group: 'appearance' }),
  verticalAlign: choiceField(['top', 'center', 'bottom'], { group: 'appearance' }),
  gap: choiceField(['0.5rem', '1rem', '2rem', '3rem'], { default: '2rem', group: 'appearance' }),
  backgroundColor: colorField({ group: 'appearance' }),
  padding: lengthField({ min: 0, max: 6, group: 'appearance' }),
});
