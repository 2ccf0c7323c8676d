/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Chip } from './chip.tsx';
import { Price } from './price.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { Stack } from './stack.tsx';
import { SummaryList } from './summary-list.tsx';

const nothing = () => undefined;

test.each([
  [<Chip onRemove={nothing}>round</Chip>, 'round'],
  [<Price current="9 €" original="10 €" labels={{ current: 'now', original: 'before' }} />, 'before'],
  [
    <ProgressSteps label="steps" steps={[{ id: 'a', label: 'contact' }]} current="a" doneLabel="done" />,
    'aria-current="step"',
  ],
  [
    <QuantityStepper value={7} onValueChange={nothing} labels={{ input: 'n', decrease: '-', increase: '+' }} />,
    'value="7"',
  ],
  [<Stack>inside</Stack>, 'inside'],
  [<SummaryList rows={[{ id: 't', label: 'total', value: '9 €' }]} />, '<dl'],
])('component %# renders on the server', (element, text) => {
  expect(renderToString(element)).toContain(text);
});
