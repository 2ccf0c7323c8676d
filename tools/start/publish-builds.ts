import { openReleases } from '@fakos/api-gateway';
import type { CheckoutResult } from '@fakos/api-gateway/releases/checkout-releases';
import type { ReleasesPlace } from '@fakos/api-gateway/releases/open-releases';
import { buildChanged } from '../webpack/build.ts';
import { getBuildFolder, listRemotes } from '../webpack/workspace.ts';
import { step } from './progress.ts';

/**
 * Builds changed packages and publishes the builds of this checkout into an installation. Releases and
 * rollbacks by an operator remain in effect.
 *
 * @param options.onlyMissing publish only what has no live release yet; other teams' unreleased changes are left alone
 * @param options.remotes remotes to build and publish with the shell; all if omitted
 */
export async function publishBuilds(
  place: ReleasesPlace,
  options: { onlyMissing?: boolean; remotes?: readonly string[] } = {},
): Promise<CheckoutResult> {
  const { onlyMissing = false, remotes = listRemotes() } = options;
  await buildChanged((name) => `Building ${name}`, step, ['shell', ...remotes]);
  const result = await openReleases(place).publishCheckout({
    onlyMissing,
    shell: getBuildFolder('shell'),
    remotes: remotes.map(getBuildFolder),
  });
  for (const { name, version } of result.refused)
    console.error(
      `${name} ${version} is published already with other files, which stay. Publish this build under another version: npm run release -- ${name} --version NAME`,
    );
  return result;
}
