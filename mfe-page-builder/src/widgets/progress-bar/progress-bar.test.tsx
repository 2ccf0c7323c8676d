import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';
import { barColours, colourOf } from './progress-bar.fields.ts';

test('there are eight colours, taken in turn', () => {
  expect(new Set(barColours).size).toBe(8);
  expect([0, 7, 8].map((index) => colourOf('', index))).toEqual([barColours[0], barColours[7], barColours[0]]);
  expect(colourOf('red', 3)).toBe('red');
});

test('shares are said and capped; the number shows unless it is switched off', async () => {
  answerCalls({});
  const bars = [
    { id: 'a', label: 'Ασετάτ', percentage: 48.5 },
    { id: 'b', label: 'Όλα', percentage: 140, showPercentage: false },
  ];
  const widgets = [{ id: 'w', type: 'progress-bar', order: 1, bars }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
  expect(await screen.findByRole('progressbar', { name: 'Ασετάτ' })).toHaveAttribute('aria-valuenow', '48.5');
  expect(screen.getByRole('progressbar', { name: 'Όλα' })).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('48,5%')).toBeInTheDocument();
  expect(screen.queryByText('100%')).not.toBeInTheDocument();
});
