import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';

const frame = {
  id: 1,
  slug: 'aegina',
  name: 'Aegina',
  brand_name: 'Kyma',
  price: 120,
  sale_price: null,
  image: 'a.jpg',
};

test('each suggestion shows the current price or that it is sold out, inside the option of the host', async () => {
  await renderSlot(remote, 'search.products', {
    found: [
      { ...frame, in_stock: true },
      { ...frame, id: 2, name: 'Milos', sale_price: 90, in_stock: false },
    ],
    option: ({ id, slug }, content) => (
      <a key={id} href={`/shop/${slug}`} id={`${id}`}>
        {content}
      </a>
    ),
    mark: (text) => <mark>{text}</mark>,
  });
  const options = screen
    .getAllByRole('link')
    .map(({ id, textContent }) => [id, textContent?.replaceAll('\u00a0', ' ')]);
  expect(options).toEqual([
    ['1', 'AeginaKyma120,00 €'],
    ['2', 'MilosKyma90,00 €Εξαντλημένο'],
  ]);
  expect(screen.getByText('Milos', { selector: 'mark' })).toBeInTheDocument();
});
