import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createLazy, type Lazy, type LazyTrigger, useLazy } from './lazy.tsx';

function LazyPart({ part, trigger = 'now' }: { part: Lazy<ComponentType>; trigger?: LazyTrigger }) {
  const { code: Part, hasFailed, retry } = useLazy(part, trigger);
  if (Part) return <Part />;
  return hasFailed ? (
    <button type="button" onClick={retry}>
      Ξανά
    </button>
  ) : (
    <p>Φόρτωση</p>
  );
}

function createFailingOnce() {
  const results = [Promise.reject(new Error('no network')), Promise.resolve(() => <p>Εδώ είναι</p>)];
  return jest.fn(() => results.shift() as Promise<ComponentType>);
}

test.each([
  ['when the network is back', () => fireEvent(window, new Event('online'))],
  ['on request', () => userEvent.click(screen.getByRole('button', { name: 'Ξανά' }))],
])('a part that could not be loaded is loaded %s', async (_when, act) => {
  const load = createFailingOnce();
  render(<LazyPart part={createLazy(load)} />);
  expect(await screen.findByRole('button', { name: 'Ξανά' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await act();
  expect(await screen.findByText('Εδώ είναι')).toBeInTheDocument();
});

test('a deferred part is loaded at the first interaction, once for all its uses', async () => {
  const load = jest.fn(async () => () => <p>Εδώ είναι</p>);
  const part = createLazy(load);
  const parts = (trigger: LazyTrigger) => (
    <>
      <LazyPart part={part} trigger={trigger} />
      <LazyPart part={part} trigger={trigger} />
    </>
  );
  const { rerender } = render(parts('never'));
  fireEvent.scroll(window);
  rerender(parts('interaction'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  expect(await screen.findAllByText('Εδώ είναι')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});
