import path from 'node:path';
import type { RouteDeclaration } from '@fakos/contracts/remote/route';
import { describeRoute } from './manifest-routes.ts';
import { listRemotes, root } from './workspace.ts';

async function readRoutes(name: string): Promise<readonly RouteDeclaration[]> {
  if (name === 'shell') return (await import(path.join(root, 'shell/src/routing/shell-routes.ts'))).shellRoutes;
  return (await import(path.join(root, name, 'src/remote.ts'))).default.routes;
}

test.each(['shell', ...listRemotes()])('every route of %s can be described, with its title', async (name) => {
  for (const route of await readRoutes(name)) {
    const title = route.title === 'page' ? undefined : { el: expect.any(String), en: expect.any(String) };
    expect(describeRoute(name, route)).toEqual({
      path: route.path,
      access: route.access,
      sitemap: route.sitemap ?? false,
      ...(title && { title }),
    });
  }
});

test('a title that is in no language file is refused', () => {
  const route = { path: 'shop', access: 'public', sitemap: true, title: 'list.nothing' } as const;
  expect(() => describeRoute('mfe-shop', route)).toThrow(/title "list.nothing" is no text of .*el\.json/);
});

test.each([
  ['shop/:slug', true],
  ['shop', { rows: 'products.php' }],
  ['shop/:brand/:slug', { rows: 'products.php' }],
])('the path %s with sitemap %j is refused', (path, sitemap) => {
  expect(() => describeRoute('mfe-shop', { path, access: 'public', sitemap, title: 'page' })).toThrow(/sitemap/);
});
