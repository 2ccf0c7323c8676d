import type { Change } from '@fakos/api-gateway/releases/registry-store';
import type { PublishOptions } from '@fakos/api-gateway/releases/release-folder';
import { step } from '../start/progress.ts';
import { UserError } from '../user-error.ts';
import type { Installation } from './installation.ts';
import { runSmokeTest } from './smoke/smoke-test.ts';

/** Maximum length of a reason in the history. */
const MAX_REASON = 300;

/** A build and the site that it is tested on. */
export interface TestedBuild {
  readonly name: string;
  readonly folder: string;
  readonly site: string;
}

/**
 * Publishes a build for its smoke test, and for visitors once it has passed. A build that fails is rolled back before any
 * visitor gets it. The first release of a remote has no live release that visitors could get meanwhile, so it is tested
 * afterwards.
 *
 * @throws UserError with what went wrong in the smoke test
 */
export async function publishTested(
  installation: Installation,
  { name, folder, site }: TestedBuild,
  options: PublishOptions,
): Promise<Change> {
  const { shell, remotes } = await installation.list();
  const isFirst = ![shell, ...remotes].some((row) => row.name === name);
  const change = await installation.publish(name, folder, isFirst ? options : { ...options, staged: true });
  const { version } = change;
  const release = { name, version, site, build: folder };
  const problems = await step(`Testing ${name} ${version} in Chromium`, () => runSmokeTest(release)).catch(
    (error: Error) => [`it could not run: ${error.message.split('\n')[0]}`],
  );
  const only = { only: version };
  if (problems.length === 0)
    return isFirst ? change : installation.promote(name, options, { ...only, share: options.canary });
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  if (isFirst)
    throw new UserError(
      `${name} ${version} is live for all visitors, and its smoke test failed. There is no earlier release; release a repaired one.\n${list}`,
    );
  const why = `smoke test: ${problems[0]}`.slice(0, MAX_REASON);
  // A gateway may have rolled it back already, because its server code failed.
  const remark = await installation.rollback(name, { ...options, why }, only).then(
    () => '',
    (error: Error) => `\n${error.message}`,
  );
  throw new UserError(`${name} ${version} was not released: its smoke test failed.\n${list}${remark}`);
}
