import { publishNewShell, publishOwnShell } from '../fixtures/doctored-shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilKept } from '../fixtures/worker.ts';

const MESSAGE = 'Υπάρχει νέα έκδοση του καταστήματος.';

test.use({ serviceWorkers: 'allow' });

test('a page that is of the new version already takes its worker along and says nothing', async ({ page }) => {
  await page.goto('/shop');
  await untilKept(page, '/shop');
  await publishNewShell();
  try {
    await page.goto('/terms');
    expect(await page.content()).toContain('/assets/again-');
    const newWorker = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const kept = (await caches.keys()).filter((name) => name.startsWith('fakos-offline-'));
        return { waits: Boolean(registration?.waiting ?? registration?.installing), kept: kept.length };
      });
    await page.waitForLoadState('networkidle');
    await expect.poll(newWorker).toEqual({ waits: false, kept: 1 });
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
  } finally {
    await publishOwnShell();
  }
});
