import { faultsOf } from './import-arrows.ts';
import { readImports } from './sources.ts';

const source = (file: string, text = '') => ({ package: file.split('/')[0] ?? '', file, text });

test.each([
  ['mfe-shop/src/features/cart/cart-page.tsx', 'react-router-dom', /@fakos\/shared-kit\/router instead/],
  ['shell/src/chrome/header/header.tsx', '@reduxjs/toolkit', /shared-kit\/state/],
  ['mfe-shop/src/features/cart/cart-page.tsx', '../checkout/checkout-page.tsx', /sibling checkout/],
  ['store-api/src/endpoints/orders/orders.route.ts', '../products/products.repo.ts', /sibling products/],
  ['mfe-shop/src/remote.ts', '../../mfe-blog/src/remote.ts', /leaves mfe-shop/],
  ['api-gateway/src/app.ts', '@fakos/store-api', /over HTTP/],
  ['api-gateway/src/app.ts', '@fakos/shared-kit/router', /browser's kit/],
  ['mfe-shop/src/features/cart/cart-page.tsx', '@mantine/core', /back office/],
  ['mfe-shop/src/parts/totals/totals.tsx', '../../features/cart/cart-page.tsx', /points upwards/],
])('%s may not import %s', (file, request, expected) => {
  expect(faultsOf(source(file), { request, line: 1, isTypeOnly: false }).join()).toMatch(expected);
});

test.each([
  ['mfe-shop/src/remote.ts', './features/cart/cart-page.tsx'],
  ['mfe-shop/src/features/cart/cart-page.tsx', '../../parts/totals/totals.tsx'],
  ['mfe-page-builder/src/widgets/index.ts', './text/text.widget.ts'],
  ['api-gateway/src/steps/errors.ts', '@fakos/shared-kit/errors'],
  ['store-api/src/endpoints/orders/orders.route.ts', '@fakos/shared-kit/api/orders/contract'],
  ['tools/start/site.ts', '@fakos/store-api'],
  ['mfe-admin/src/framework/list-page.tsx', '@mantine/core'],
  ['shared-kit/src/state/redux.ts', '@reduxjs/toolkit'],
])('%s may import %s', (file, request) => {
  expect(faultsOf(source(file), { request, line: 1, isTypeOnly: false })).toEqual([]);
});

test('imports are found in every form, over several lines too', () => {
  const text = `import { a,\n  b } from 'one';\nimport 'two';\nexport { c } from 'three';\nimport type { D } from 'four';\nconst x = () => import(/* name */ 'five');`;
  expect(readImports(source('shell/src/a.ts', text))).toEqual([
    { request: 'one', line: 1, isTypeOnly: false },
    { request: 'two', line: 3, isTypeOnly: false },
    { request: 'three', line: 4, isTypeOnly: false },
    { request: 'four', line: 5, isTypeOnly: true },
    { request: 'five', line: 6, isTypeOnly: false },
  ]);
});
