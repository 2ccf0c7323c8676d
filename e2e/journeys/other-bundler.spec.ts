import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SOON, test } from '../fixtures/releasing.ts';
import { buildWithRspack } from '../fixtures/rspack-remote.ts';
import { expect } from '../fixtures/test.ts';

test.use({ shop: 'own-repository' });

test('a remote that Rspack has built is released and uses the React and the store of the shell', async ({
  operator,
  newVisitor,
  baseURL,
}) => {
  const version = `rspack-${Date.now()}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'fakos-rspack-'));
  try {
    const build = await buildWithRspack(folder, version);
    // Rspack's container includes more of the federation runtime, 2 kB above the budget of a view.
    const options = ['--from', build, '--force-budget', '--why', 'built by Rspack'];
    const output = await operator.runOrFail('release', 'mfe-countdown', ...options);
    expect(output).toContain(`mfe-countdown ${version} is live for all visitors`);
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect.poll(async () => (await fetch(`${baseURL}/countdown`)).text(), SOON).toContain(version);
  const visitor = await newVisitor();
  await visitor.goto('/countdown');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Built by Rspack' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(visitor.getByText('1 presses, 1 in the cart')).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Καλάθι/ }).first()).toContainText('1');
});
