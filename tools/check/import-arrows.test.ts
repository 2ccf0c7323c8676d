import { listProblems } from './import-arrows.ts';
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
  ['mfe-shop/src/features/cart/cart-page.tsx', '@mantine/core', /back-office/],
  ['mfe-shop/src/parts/totals/totals.tsx', '../../features/cart/cart-page.tsx', /higher layer/],
  ['store-api/src/domain/search/search-text.ts', '@fakos/demo-shop', /imports demo-shop/],
  ['store-api/src/domain/sales/quote/quote.ts', '../../../endpoints/endpoint.ts', /leads from domain\/ to endpoints\//],
  ['store-api/src/domain/writing/editor.ts', '../../http/request-context.ts', /leads from domain\/ to http\//],
  ['store-api/src/database/schema.ts', '../domain/money/allocate.ts', /leads from database\/ to domain\//],
  ['store-api/src/http/app.ts', '../domain/accounts/sessions/sessions.repo.ts', /inject it in main.ts/],
  ['store-api/src/http/app.ts', '../database/schema.ts', /leads from http\/ to database\//],
  ['store-api/src/errors/failure.ts', '../http/app.ts', /leads from errors\/ to http\//],
  ['store-api/src/database/migrations/0001-first-shop.ts', '../schema.ts', /migrations\/frozen/],
  ['store-api/src/database/migrations/frozen/search-text.ts', '../../../text/normalise.ts', /migrations\/frozen/],
  ['store-api/src/database/migrations/0001-first-shop.ts', 'zod', /migrations\/frozen/],
])('%s may not import %s', (file, request, expected) => {
  expect(listProblems(source(file), { request, line: 1, isTypeOnly: false }).join()).toMatch(expected);
});

test.each([
  ['mfe-shop/src/remote.ts', './features/cart/cart-page.tsx'],
  ['mfe-shop/src/features/cart/cart-page.tsx', '../../parts/totals/totals.tsx'],
  ['mfe-page-builder/src/widgets/index.ts', './text/text.widget.ts'],
  ['api-gateway/src/steps/errors.ts', '@fakos/contracts/errors'],
  ['store-api/src/endpoints/orders/orders.route.ts', '@fakos/contracts/orders/contract'],
  ['store-api/src/endpoints/orders/orders.route.ts', '../../domain/sales/orders/place-order.ts'],
  ['store-api/src/endpoints/orders/orders.route.ts', '../../http/route.ts'],
  ['store-api/src/domain/sales/orders/place-order.ts', '../../../errors/failure.ts'],
  ['store-api/src/domain/search/statements.test.ts', '../../endpoints/index.ts'],
  ['store-api/src/database/migrations/0008-search.ts', '../engine.ts'],
  ['store-api/src/database/migrations/0008-search.ts', './frozen/search-text.ts'],
  ['tools/start/site.ts', '@fakos/store-api'],
  ['store-api/src/seed/load-demo-shop.ts', '@fakos/demo-shop'],
  ['mfe-admin/src/framework/list-page.tsx', '@mantine/core'],
  ['shared-kit/src/state/redux.ts', '@reduxjs/toolkit'],
])('%s may import %s', (file, request) => {
  expect(listProblems(source(file), { request, line: 1, isTypeOnly: false })).toEqual([]);
});

test('finds all forms of imports, over several lines too', () => {
  const text = `import { a,\n  b } from 'one';\nimport 'two';\nexport { c } from 'three';\nimport type { D } from 'four';\nconst x = () => import(/* name */ 'five');`;
  expect(readImports(source('shell/src/a.ts', text))).toEqual([
    { request: 'one', line: 1, isTypeOnly: false },
    { request: 'two', line: 3, isTypeOnly: false },
    { request: 'three', line: 4, isTypeOnly: false },
    { request: 'four', line: 5, isTypeOnly: true },
    { request: 'five', line: 6, isTypeOnly: false },
  ]);
});
