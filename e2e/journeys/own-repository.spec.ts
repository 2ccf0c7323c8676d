import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseTokens } from '../fixtures/installation.ts';
import { OwnRepository } from '../fixtures/own-repository.ts';
import { getTitle, SOON, test } from '../fixtures/releasing.ts';
import { expect } from '../fixtures/test.ts';

test.use({ shop: 'own-repository' });

const REMOTE = 'mfe-countdown';
const TITLE = 'Αντίστροφη μέτρηση';

test('a remote is made, built and released with the packed packages in a repository of its own', async ({
  newVisitor,
  getServedTitle,
  site,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fakos-own-'));
  try {
    const repository = await OwnRepository.create(folder);
    expect(await repository.run('new', 'countdown', TITLE, 'Countdown')).toContain(`${REMOTE}/src/remote.ts`);
    await repository.checkTypes(REMOTE);
    const output = await repository.run('release', REMOTE, '--to', site.url, '--token', releaseTokens[REMOTE]);
    expect(output).toMatch(new RegExp(`${REMOTE} 0\\.1\\.0-[0-9a-f]{8} is live for all visitors\\.`));
    expect(await repository.run('releases', REMOTE, '--to', site.url, '--token', releaseTokens[REMOTE])).toMatch(
      new RegExp(`publish ${REMOTE} 0\\.1\\.0-`),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect.poll(() => getServedTitle('/countdown'), SOON).toBe(TITLE);
  const visitor = await newVisitor();
  const response = await visitor.goto('/countdown');
  expect(getTitle((await response?.text()) ?? '')).toBe(TITLE);
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await visitor.goto('/en/countdown');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Countdown' })).toBeVisible();
});
