import { render } from '@testing-library/react';
import { Price } from './price.tsx';

test('both prices have visually hidden labels', () => {
  const labels = { current: 'Τιμή', original: 'Αρχική τιμή' };
  const { container } = render(<Price current="98,00 €" original="140,00 €" labels={labels} />);
  expect(container).toHaveTextContent('Τιμή 98,00 €');
  expect(container).toHaveTextContent('Αρχική τιμή 140,00 €');
});
