import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';
import { barColors, getBarColor } from './progress-bar.tsx';

test('the eight default colours are used in turn', () => {
  expect(new Set(barColors).size).toBe(8);
  expect([0, 7, 8].map((index) => getBarColor('', index))).toEqual([barColors[0], barColors[7], barColors[0]]);
  expect(getBarColor('red', 3)).toBe('red');
});

test('percentages are announced and capped; the number is shown unless it is switched off', async () => {
  mockApi({});
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
