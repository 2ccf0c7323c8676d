import { CachedResponse } from './cached-response.ts';
import { ResponseStore } from './response-store.ts';

const LIMIT_MB = 1;
const BODY_BYTES = 2_000;
const VARIANTS = 10_000;

test('ten thousand variants of an address stay within the limit; the least recently used go first', () => {
  const store = new ResponseStore(LIMIT_MB);
  const getKey = (variant: number) => `products.php?utm_campaign=${variant}`;
  for (let variant = 0; variant < VARIANTS; variant++) {
    store.set(getKey(variant), 'products', new CachedResponse(Buffer.alloc(BODY_BYTES, 'x'), {}, 0));
    store.get(getKey(0));
  }
  const stored = Array.from({ length: VARIANTS }, (_none, variant) => variant).filter(
    (variant) => store.get(getKey(variant)) !== undefined,
  );
  expect(stored.length * BODY_BYTES).toBeLessThan(LIMIT_MB * 1024 * 1024);
  expect(stored).toEqual([
    0,
    ...Array.from({ length: stored.length - 1 }, (_none, index) => VARIANTS - stored.length + 1 + index),
  ]);
});
