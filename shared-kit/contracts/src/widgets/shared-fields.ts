import { choiceField, colorField, htmlField, lengthField } from './widget.ts';

/** HTML with its typography. The font size is limited so that text is legible and words fit on small screens. */
export const runningText = {
  content: htmlField(),
  fontSize: lengthField({ min: 0.75, max: 4.5 }),
  textAlign: choiceField(['left', 'center', 'right', 'justify']),
  textColor: colorField(),
};

/** Layout of every columns widget (spec section 5, "Column options"). The first ratio is that of equal columns. */
export const columnLayout = <const Ratio extends string>(ratios: readonly [Ratio, ...Ratio[]]) => ({
  columnRatio: choiceField(ratios),
  verticalAlign: choiceField(['top', 'center', 'bottom']),
  gap: choiceField(['0.5rem', '1rem', '2rem', '3rem'], { default: '2rem' }),
  backgroundColor: colorField(),
  padding: lengthField({ min: 0, max: 6 }),
});
