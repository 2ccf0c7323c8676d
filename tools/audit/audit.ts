import { spawnSync } from 'node:child_process';
import { root } from '../webpack/workspace.ts';
import { accepted } from './accepted.ts';
import { readAudit } from './read-audit.ts';

// `npm run audit`: the known vulnerabilities of the packages in package-lock.json, as the registry reports them. Apart from
// `npm test`, which must not depend on a network.

/** Exit code if the registry did not report, so that a schedule can tell it from findings. */
const UNANSWERED = 3;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', ...process.argv.slice(2)], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: MAX_OUTPUT_BYTES,
});
const audit = readAudit(error ? error.message : stdout || stderr, accepted);
if (audit.kind === 'unanswered') {
  console.error(`The registry did not report on vulnerabilities, so nothing is known about them: ${audit.reason}`);
  process.exitCode = UNANSWERED;
} else {
  for (const finding of audit.findings) console.log(finding);
  for (const [name, reason] of Object.entries(accepted)) console.log(`accepted: ${name}: ${reason}`);
  const count = audit.findings.length;
  console.log(
    `${audit.packages} packages, ${count === 0 ? 'no known vulnerability' : `${count} with a vulnerability`}.`,
  );
  process.exitCode = count === 0 ? 0 : 1;
}
