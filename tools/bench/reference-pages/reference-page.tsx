import { useState } from 'react';

const products = Array.from({ length: 12 }, (_, index) => ({
  name: `Frame ${index + 1}`,
  price: `€${90 + index * 10}`,
}));

/** Content of both reference pages: an image, texts and a list with buttons, as a page of a shop has them. */
export function ReferencePage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <header>
        <strong>Reference</strong>
        <span>Cart: {count}</span>
      </header>
      <main>
        <h1>Glasses for every day</h1>
        <p>Frames, lenses and an eye exam in one place. Choose a frame, try it at home and collect it in the store.</p>
        <img src="/hero.avif" alt="" width="800" height="534" fetchPriority="high" />
        <ul>
          {products.map(({ name, price }) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>{price}</p>
              <button type="button" onClick={() => setCount(count + 1)}>
                Add to cart
              </button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
