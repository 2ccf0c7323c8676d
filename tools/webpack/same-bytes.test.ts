import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPlan } from '../new/plan.ts';
import { parseRequest } from '../new/request.ts';
import { source } from '../new/source.ts';
import { openTree } from '../new/tree.ts';
import { writePlan } from '../new/write-plan.ts';
import { root } from './workspace.ts';

const execute = promisify(execFile);
const REMOTE = 'mfe-events';
/** What the build of a remote reads, and its generator. */
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools',
  'shared-kit',
  'shell/src/routing',
  'mfe-shop/src',
];
const generated = /[\\/](node_modules|dist|\.cache)$/;
const libraries = path.join(root, 'node_modules');

/** A page that uses a library, styles of a library, and a module of the contracts that remotes bundle. */
const page = source`
  | import '@mantine/notifications/styles.layer.css';
  | import { redirect } from '@fakos/contracts/redirects/contract';
  | import DOMPurify from 'dompurify';
  | import styles from './events-page.module.css';
  |
  | export const EventsPage = () => (
  |   <p className={styles.page}>{[DOMPurify.version, redirect.safeParse({}).success].join(' ')}</p>
  | );
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fakos-bytes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A checkout with a generated remote. */
function checkOut(name: string, linkLibraries: (checkout: string) => void): string {
  const checkout = path.join(folder, name);
  for (const part of parts)
    cpSync(path.join(root, part), path.join(checkout, part), {
      recursive: true,
      filter: (file) => !generated.test(file),
    });
  linkLibraries(checkout);
  writePlan(checkout, createPlan(openTree(checkout), parseRequest(['remote', 'events', 'Εκδηλώσεις', 'Events'])));
  writeFileSync(path.join(checkout, REMOTE, 'src/features/events/events-page.tsx'), page);
  return checkout;
}

/** SHA-256 of every file of a build. */
async function build(checkout: string): Promise<Record<string, string>> {
  // A file, because the minifier's worker processes would run the text of --eval again.
  const program = path.join(checkout, 'build.ts');
  writeFileSync(program, `import { build } from './tools/webpack/build.ts';\nawait build('${REMOTE}', '1');\n`);
  await execute(process.execPath, [program], { cwd: checkout, env: { ...process.env, NODE_ENV: 'production' } });
  const release = path.join(checkout, REMOTE, 'dist/release');
  const files = readdirSync(release, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(release, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(release, file)))
        .digest('hex'),
    ]),
  );
}

function linkEachLibrary(checkout: string): void {
  const own = path.join(checkout, 'node_modules');
  mkdirSync(path.join(own, '@fakos'), { recursive: true });
  for (const name of readdirSync(libraries)) {
    if (name !== '@fakos') symlinkSync(path.join(libraries, name), path.join(own, name));
  }
  for (const [name, source] of [
    ['contracts', 'shared-kit/contracts'],
    ['shared-kit', 'shared-kit/kit'],
    ['tools', 'tools'],
  ] as const)
    symlinkSync(path.join(checkout, source), path.join(own, '@fakos', name));
}

test('two folders with the same sources get the same files, however their libraries are linked', async () => {
  const one = checkOut('one', linkEachLibrary);
  const other = checkOut('another/folder', (checkout) => symlinkSync(libraries, path.join(checkout, 'node_modules')));
  const files = await build(one);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['entry.js', 'manifest.json', 'server/index.js']));
  expect(await build(other)).toEqual(files);
});
