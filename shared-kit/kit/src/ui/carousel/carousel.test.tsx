import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel.tsx';

const styles = { track: '', slide: '', buttons: '' };
const labels = { previous: 'Previous', next: 'Next' };
const items = ['a', 'b', 'c', 'd'].map((key) => ({ key, content: key }));

let resize: () => void = () => undefined;
beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    resize = callback as () => void;
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
});
afterEach(() => jest.restoreAllMocks());

function scrollTo(scrollLeft: number, scrollWidth: number): void {
  const track = screen.getByRole('list');
  for (const [name, value] of Object.entries({ scrollLeft, scrollWidth, clientWidth: 300 })) {
    Object.defineProperty(track, name, { value, configurable: true });
  }
}

test('buttons scroll by the width of the row and are disabled at its ends', () => {
  render(<Carousel items={items} labels={labels} styles={styles} />);
  const track = screen.getByRole('list');
  track.scrollBy = jest.fn();
  const previous = screen.getByRole('button', { name: 'Previous' });
  const next = screen.getByRole('button', { name: 'Next' });
  scrollTo(0, 900);
  act(() => resize());
  expect([previous, next].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
  fireEvent.click(next);
  expect(track.scrollBy).toHaveBeenCalledWith({ left: 300 });
  scrollTo(599, 900);
  fireEvent.scroll(track);
  expect([previous, next].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
});

test.each([
  [undefined, 300, 0],
  [undefined, 900, 2],
  [true, 300, 2],
  [false, 900, 0],
])('with hasButtons %p and a content of %i px there are %i buttons', (hasButtons, width, count) => {
  render(
    <Carousel items={items} labels={labels} styles={styles} {...(hasButtons === undefined ? {} : { hasButtons })} />,
  );
  scrollTo(0, width);
  act(() => resize());
  expect(screen.queryAllByRole('button')).toHaveLength(count);
});
