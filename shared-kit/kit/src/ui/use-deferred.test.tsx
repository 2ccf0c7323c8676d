import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useDeferred } from './use-deferred.ts';

function LazyPart({ load }: { load: () => Promise<ComponentType<object>> }) {
  const Part = useDeferred(load, true);
  return Part ? <Part /> : <p>Φόρτωση</p>;
}

test('a wanted part that could not be loaded is loaded once the network is back', async () => {
  const results = [Promise.reject(new Error('no network')), Promise.resolve(() => <p>Εδώ είναι</p>)];
  const load = jest.fn(() => results.shift() as Promise<ComponentType<object>>);
  render(<LazyPart load={load} />);
  expect(await screen.findByText('Φόρτωση')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Εδώ είναι')).toBeInTheDocument();
});
