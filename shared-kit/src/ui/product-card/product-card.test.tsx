import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkProvider, plainLink } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import { ProductCard } from './product-card.tsx';

const image = {
  src: '/aegina.jpg',
  alt: 'Aegina Round, μπροστινή όψη',
  width: 800,
  height: 800,
  fallbackSrc: '/none.svg',
};
const labels = { current: 'Τιμή', original: 'Αρχική τιμή' };
const price = <Price current="98,00 €" original="140,00 €" labels={labels} />;

test('the name is the link, drawn by the page’s own link renderer', () => {
  render(
    <LinkProvider renderLink={({ href, ...rest }) => <a {...rest} href={`/en${href}`} />}>
      <ProductCard href="/shop/aegina" name="Aegina Round" brand="Meltemi" price={price} image={image} />
    </LinkProvider>,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'Aegina Round' });
  expect(heading).toContainElement(screen.getByRole('link', { name: 'Aegina Round' }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/shop/aegina');
});

test('both prices are told apart in words', () => {
  render(<ProductCard href="#" name="Aegina" price={price} image={image} />);
  expect(screen.getByRole('article')).toHaveTextContent('Τιμή 98,00 €');
  expect(screen.getByRole('article')).toHaveTextContent('Αρχική τιμή 140,00 €');
});

test('the wishlist toggle takes its own clicks', async () => {
  const toggle = jest.fn();
  const navigate = jest.fn();
  render(
    <LinkProvider renderLink={(props) => plainLink({ ...props, onClick: navigate })}>
      <ProductCard
        href="#"
        name="Aegina"
        price={price}
        image={image}
        wishlist={
          <button type="button" onClick={toggle}>
            Αγαπημένα
          </button>
        }
      />
    </LinkProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Αγαπημένα' }));
  expect(toggle).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('a product that is sold out says so, and a broken picture is replaced', () => {
  render(<ProductCard href="#" name="Aegina" price={price} image={image} unavailableLabel="Εξαντλημένο" />);
  expect(screen.getByText('Εξαντλημένο')).toBeVisible();
  const picture = screen.getByRole('img', { name: image.alt });
  expect(picture).toHaveAttribute('loading', 'lazy');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/none.svg');
});
