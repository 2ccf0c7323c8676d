#!/usr/bin/env node
// Plain JavaScript for any Node >= 20: installs missing packages, then runs the program with the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OLDEST_NODE = 20;
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const projectNode = path.join(root, 'node_modules/node/bin/node');
const stamp = path.join(root, 'node_modules/.fakos-installed');

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Fakos needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}. Install one from https://nodejs.org.`,
  );
  process.exit(1);
}

installPackages();
const [command = 'site', ...rest] = process.argv.slice(2);
// Without limits, V8 collects garbage late on a machine with much memory, and glibc gives each thread a heap of its own,
// which holds the memory of resized images for long.
const { heapMb, semiSpaceMb, environment } = JSON.parse(
  readFileSync(path.join(root, 'tools/start/memory.json'), 'utf8'),
);
const heap = [`--max-old-space-size=${process.env.GATEWAY_HEAP_MB || heapMb}`, `--max-semi-space-size=${semiSpaceMb}`];
const limits = command === 'site' ? heap : [];
const program = spawn(projectNode, [...limits, path.join(root, 'tools/start', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, ...process.env },
});
// Ctrl-C reaches the program directly; a service manager's SIGTERM reaches only this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => program.kill('SIGTERM'));
program.on('exit', (code) => process.exit(code ?? 1));

function installPackages() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
  // The project's own packages are links: adding one requires no installation.
  const downloaded = installed.filter(([, entry]) => !entry.link);
  const wanted = createHash('sha256').update(JSON.stringify(downloaded)).digest('hex');
  const isInstalled = existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isInstalled) {
    runInstallation();
    writeFileSync(stamp, wanted);
  }
  for (const [place, entry] of installed) if (entry.link) link(path.join(root, place), path.join(root, entry.resolved));
}

function runInstallation() {
  console.log('→ Installing packages (npm install)');
  const started = Date.now();
  // Not `npm ci`: it rejects a lock file without the optional packages of other systems, which registries may not have.
  // `--no-save` uses the lock file without changing it. Development dependencies build the site, also in production.
  const install = spawnSync('npm', ['install', '--no-save', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('npm install failed. Its message above says why; fix the problem and run the same command again.');
    process.exit(1);
  }
  console.log(`✓ Installing packages ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Links a package of this project into node_modules as npm does. */
function link(place, folder) {
  if (existsSync(place) || !existsSync(folder)) return;
  // A link to a folder that was moved.
  rmSync(place, { force: true });
  symlinkSync(path.relative(path.dirname(place), folder), place, 'junction');
}
