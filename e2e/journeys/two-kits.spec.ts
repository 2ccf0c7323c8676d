import type { Page } from '@playwright/test';
import { getDeadline } from '../deadlines.ts';
import { releaseTokens } from '../fixtures/installation.ts';
import type { Operator } from '../fixtures/operator.ts';
import { SOON, test } from '../fixtures/releasing.ts';
import { getShortcuts } from '../fixtures/shortcuts.ts';
import { expect } from '../fixtures/test.ts';

test.use({ shop: 'two-kits' });

/** Builds of the shell and of two remotes. */
const TIMEOUT_MS = 240_000;
const PACKAGES = ['kit', 'contracts'].map((name) => `shared-kit/${name}/package.json`);
const PAGINATION = 'shared-kit/kit/src/ui/pagination/index.ts';
const USERS = 'shell/src/pages/users/user-list.tsx';
const RESULTS = 'mfe-blog/src/features/post-list/post-results.tsx';
/** The module of kit 1 on the code of kit 2; its element shows which remotes get it. */
const PREVIOUS = 'shared-kit/kit/previous/1.0.0/ui/pagination.tsx';
const previousSource = `
import { PageLinks, type PageLinksProps } from '@fakos/shared-kit/ui/pagination';

export { useListTop } from '@fakos/shared-kit/ui/pagination';

export const Pagination = (props: PageLinksProps) => (
  <div data-kit="1">
    <PageLinks {...props} />
  </div>
);
`;

test('a breaking change of the kit is released beside the previous kit, and each remote migrates when it wants', async ({
  operator,
  newVisitor,
  site,
}) => {
  test.setTimeout(getDeadline(TIMEOUT_MS));
  await test.step('a shell without the previous kit is refused', async () => {
    await changeKit(operator);
    const { code, text } = await operator.run('release', ['shell', ...WITHOUT_CHECKS], releaseTokens.shell);
    expect(code).not.toBe(0);
    expect(text).toMatch(
      /kit: the live mfe-blog \S+ needs kit "\^1\.0\.0", which does not allow kit 2\.0\.0 of the shell/,
    );
  });

  await test.step('with the previous kit, remotes that are built against it run unchanged', async () => {
    await operator.write(PREVIOUS, previousSource);
    const version = await operator.release('shell');
    await expect.poll(() => getLiveShell(site.url), SOON).toBe(version);
    const visitor = await newVisitor();
    for (const path of ['/blog', '/shop']) {
      await visitor.goto(path);
      await expectPagination(visitor, { isPrevious: true });
    }
  });

  await test.step('a remote that has migrated gets the new kit while the others get the previous one', async () => {
    await migrate(operator, RESULTS);
    const version = await operator.release('mfe-blog');
    await expect.poll(async () => (await fetch(`${site.url}/blog`)).text(), SOON).toContain(`/mfe-blog/${version}/`);
    expect(await (await fetch(`${site.url}/blog`)).text()).not.toContain('data-kit');
    expect(await (await fetch(`${site.url}/shop`)).text()).toContain('data-kit="1"');
    const visitor = await newVisitor();
    await visitor.goto('/blog');
    await expectPagination(visitor, { isPrevious: false });
    const navigation = visitor.getByRole('navigation', { name: 'Κύρια πλοήγηση' });
    await navigation.getByRole('link', { name: 'Προϊόντα' }).click();
    await expect(visitor).toHaveURL('/shop');
    await expectPagination(visitor, { isPrevious: true });
    await visitor.getByRole('link', { name: 'Σελίδα 2' }).click();
    await expect(visitor.getByRole('link', { name: 'Σελίδα 2' })).toHaveAttribute('aria-current', 'page');
    // The store is one: what a remote of the previous kit puts into the cart is counted by the shell.
    await visitor.goto('/shop/thalassa-sounio-black');
    await visitor.getByRole('button', { name: 'Προσθήκη στο καλάθι' }).click();
    await expect(getShortcuts(visitor).getByRole('button', { name: 'Καλάθι, 1 προϊόν' })).toBeVisible();
  });
});

const WITHOUT_CHECKS = ['--skip-checks', '--why', 'checks take long'];

/** Renames a component of the kit in a new major version. */
async function changeKit(operator: Operator): Promise<void> {
  for (const file of PACKAGES) await operator.edit(file, '"version": "1.0.0"', '"version": "2.0.0"');
  await operator.edit(
    PAGINATION,
    '{ Pagination, type PaginationProps }',
    '{ Pagination as PageLinks, type PaginationProps as PageLinksProps }',
  );
  await migrate(operator, USERS);
}

async function migrate(operator: Operator, file: string): Promise<void> {
  await operator.edit(file, '{ Pagination', '{ PageLinks');
  await operator.edit(file, '<Pagination', '<PageLinks');
}

async function expectPagination(visitor: Page, { isPrevious }: { isPrevious: boolean }): Promise<void> {
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Σελίδα 2' })).toBeVisible();
  await expect(visitor.locator('[data-kit="1"]')).toHaveCount(isPrevious ? 1 : 0);
}

/** The version of the shell whose files the home page loads. */
async function getLiveShell(site: string): Promise<string | undefined> {
  return /\/assets\/([^/"]+)\/main/.exec(await (await fetch(site)).text())?.[1];
}
