import { getDiscountPercent, getPriceToPay } from './discount.ts';

test.each([
  { price: 100, sale_price: null, original_price: 100, pay: 100, percent: 0 },
  { price: 129, sale_price: 99, original_price: 129, pay: 99, percent: 23 },
  { price: 80, sale_price: 40, original_price: 80, pay: 40, percent: 50 },
  { price: 200, sale_price: 199, original_price: 200, pay: 199, percent: 1 },
  { price: 300, sale_price: 299, original_price: 300, pay: 299, percent: 0 },
  { price: 90, sale_price: 0, original_price: 90, pay: 0, percent: 100 },
  { price: 50, sale_price: 60, original_price: 50, pay: 60, percent: 0 },
  { price: 0, sale_price: null, original_price: 0, pay: 0, percent: 0 },
])('a list price of $original_price sold for $pay saves $percent %', ({ pay, percent, ...product }) => {
  expect(getPriceToPay(product)).toBe(pay);
  expect(getDiscountPercent(product)).toBe(percent);
});
