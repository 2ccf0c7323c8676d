import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useDeferred } from './use-deferred.ts';

function Late({ load }: { load: () => Promise<ComponentType<object>> }) {
  const Part = useDeferred(load, true);
  return Part ? <Part /> : <p>Φόρτωση</p>;
}

test('what is wanted and cannot be fetched comes with the network', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(() => <p>Εδώ είναι</p>)];
  const load = jest.fn(() => answers.shift() as Promise<ComponentType<object>>);
  render(<Late load={load} />);
  expect(await screen.findByText('Φόρτωση')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Εδώ είναι')).toBeInTheDocument();
});
