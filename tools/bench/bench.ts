import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { canPin } from './cores.ts';
import { prepareDataFolder } from './data-folder.ts';
import { formatTable, type Row } from './table.ts';

// npm run bench [-- GROUP… [--as-published]]: the project's own figures beside their budgets. A missed budget does not fail:
// what a machine measures while it does other things as well is no gate. `--as-published` keeps the builds of the last time.

/** Groups of rows, in the order of the table. Loaded when they are asked for: some bring a browser. */
const groups: Readonly<Record<string, () => Promise<Row[]>>> = {
  assembly: async () => (await import('./assembly.ts')).benchAssembly(),
  gallery: async () => (await import('./gallery-frames.ts')).benchGallery(),
  render: async () => (await import('./render.ts')).benchRender(),
  gateway: async () => (await import('./gateway.ts')).benchGateway(),
  start: async () => (await import('./start.ts')).benchStart(),
  builds: async () => (await import('./cold-build.ts')).benchBuilds(),
};
/** Asked for by name only: it throws every build away first. */
const unusual = 'builds';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'as-published': { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(
    `There is nothing called ${unknown.join(', ')} to measure; there are ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(groups).filter((name) => name !== unusual);

const rows: Row[] = [];
const loads = [describeLoad()];
if (wanted.some((name) => name !== unusual)) await prepareDataFolder({ asPublished: values['as-published'] });
for (const name of Object.keys(groups).filter((group) => wanted.includes(group))) {
  console.error(`→ Measuring ${name}`);
  try {
    rows.push(...((await groups[name]?.()) ?? []));
  } catch (error) {
    // The figures of the other groups took minutes: they are shown all the same.
    console.error(error);
    process.exitCode = 1;
  }
  loads.push(describeLoad());
}
console.log(`\n${formatTable(rows)}\n`);
console.log(`${cpus().length} cores, Node ${process.version}${canPin ? '' : ', processes not tied to cores'}`);
console.log(`Load average before and after each group: ${loads.join(', ')}`);

function describeLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
