import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { canPin } from './cores.ts';
import { prepareDataFolder } from './data-folder.ts';
import { formatTable, type Row } from './table.ts';

// npm run bench [-- GROUP… [--as-published]]: measures the project against its budgets. A missed budget does not fail the
// command, because results depend on the machine's other work. `--as-published` measures the builds of the previous run.

/** Groups of rows, in the order of the table. Each is loaded on demand, because some load a browser. */
const groups: Readonly<Record<string, () => Promise<Row[]>>> = {
  assembly: async () => (await import('./groups/assembly.ts')).benchAssembly(),
  'first-view': async () => (await import('./groups/first-view.ts')).benchFirstView(),
  interactions: async () => (await import('./groups/interactions.ts')).benchInteractions(),
  gallery: async () => (await import('./groups/gallery-frames.ts')).benchGallery(),
  render: async () => (await import('./groups/render.ts')).benchRender(),
  gateway: async () => [
    ...(await (await import('./groups/gateway.ts')).benchGateway()),
    ...(await (await import('./groups/slow-visitors.ts')).benchSlowVisitors()),
  ],
  backoffice: async () => (await import('./groups/back-office.ts')).benchBackOffice(),
  memory: async () => (await import('./groups/memory.ts')).benchMemory(),
  editor: async () => (await import('./groups/page-editor.ts')).benchPageEditor(),
  start: async () => (await import('./groups/start.ts')).benchStart(),
  builds: async () => (await import('./groups/cold-build.ts')).benchBuilds(),
};
/** Runs only when it is named, because it deletes all builds first. */
const explicitOnly = 'builds';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'as-published': { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(`Unknown group: ${unknown.join(', ')}. Available groups: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(groups).filter((name) => name !== explicitOnly);

const rows: Row[] = [];
const loads = [describeLoad()];
if (wanted.some((name) => name !== explicitOnly)) await prepareDataFolder({ asPublished: values['as-published'] });
for (const name of Object.keys(groups).filter((group) => wanted.includes(group))) {
  console.error(`→ Measuring ${name}`);
  try {
    rows.push(...((await groups[name]?.()) ?? []));
  } catch (error) {
    // The other groups took minutes to measure, so their results are shown anyway.
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
