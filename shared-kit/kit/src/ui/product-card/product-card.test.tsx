import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkProvider, plainLink } from '../link/link.tsx';
import { ProductCard } from './product-card.tsx';

const image = {
  src: '/aegina.jpg',
  alt: 'Aegina Round, μπροστινή όψη',
  width: 800,
  height: 800,
  fallbackSrc: '/none.svg',
};
const price = <span>98,00 €</span>;

test('the name is a link, rendered by the LinkProvider', () => {
  render(
    <LinkProvider renderLink={({ href, ...rest }) => <a {...rest} href={`/en${href}`} />}>
      <ProductCard href="/shop/aegina" name="Aegina Round" brand="Meltemi" price={price} image={image} />
    </LinkProvider>,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'Aegina Round' });
  expect(heading).toContainElement(screen.getByRole('link', { name: 'Aegina Round' }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/shop/aegina');
});

test('a click on the wishlist toggle does not follow the link', async () => {
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

test('a sold out product is labelled, and a broken image is replaced', () => {
  render(<ProductCard href="#" name="Aegina" price={price} image={image} unavailableLabel="Εξαντλημένο" />);
  expect(screen.getByText('Εξαντλημένο')).toBeVisible();
  const img = screen.getByRole('img', { name: image.alt });
  expect(img).toHaveAttribute('loading', 'lazy');
  fireEvent.error(img);
  expect(img).toHaveAttribute('src', '/none.svg');
});

test('the second image is loaded when a mouse points at the card', async () => {
  const hoverImage = { ...image, src: '/aegina-2.jpg' };
  const { container } = render(
    <ProductCard href="#" name="Aegina" price={price} image={image} hoverImage={hoverImage} />,
  );
  const listSources = () => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('article') });
  expect(listSources()).toEqual(['/aegina.jpg']);
  await userEvent.hover(screen.getByRole('article'));
  expect(listSources()).toEqual(['/aegina.jpg', '/aegina-2.jpg']);
});
