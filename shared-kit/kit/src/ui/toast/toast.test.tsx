import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast } from './toast-store.ts';
import { loadToastItem, ToastViewport } from './toast-viewport.tsx';
import { useToast } from './use-toast.ts';

const LONG = 60_000;

beforeAll(loadToastItem);

function Page({ undo = () => undefined }: { undo?: () => void }) {
  const toast = useToast();
  return (
    <>
      <button
        type="button"
        onClick={() => toast.success('Προστέθηκε', { action: { label: 'Αναίρεση', onClick: undo } })}
      >
        προσθήκη
      </button>
      <button type="button" onClick={() => toast.error('Δεν αποθηκεύτηκε')}>
        αποτυχία
      </button>
      <button type="button" onClick={() => toast.info('Νέα έκδοση', { duration: 0, key: 'update' })}>
        έκδοση
      </button>
      <ToastViewport label="Ειδοποιήσεις" closeLabel="Κλείσιμο" />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

test('a toast is announced politely, an error assertively', () => {
  render(<Page />);
  press('προσθήκη');
  press('αποτυχία');
  expect(screen.getByText('Προστέθηκε').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Δεν αποθηκεύτηκε').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
});

test('a toast closes after a timeout, but not while it is hovered', () => {
  render(<Page />);
  press('προσθήκη');
  fireEvent.pointerEnter(screen.getByText('Προστέθηκε'));
  pass(LONG);
  expect(screen.getByText('Προστέθηκε')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Προστέθηκε'));
  pass(LONG);
  expect(screen.queryByText('Προστέθηκε')).not.toBeInTheDocument();
});

test('its action runs once and closes it', () => {
  const undo = jest.fn();
  render(<Page undo={undo} />);
  press('προσθήκη');
  press('Αναίρεση');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Προστέθηκε')).not.toBeInTheDocument();
});

test('a toast with duration 0 stays until closed, and a key is shown only once', () => {
  render(<Page />);
  press('έκδοση');
  press('έκδοση');
  pass(LONG);
  expect(screen.getAllByText('Νέα έκδοση')).toHaveLength(1);
  press('Κλείσιμο');
  expect(screen.queryByText('Νέα έκδοση')).not.toBeInTheDocument();
});
