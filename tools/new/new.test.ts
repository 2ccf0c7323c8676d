import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { planFor } from './plan.ts';
import { parseRequest } from './request.ts';
import { treeAt } from './tree.ts';
import { writePlan } from './write-plan.ts';

/** The parts of the repository that the generators read. */
const parts = [
  'mfe-page-builder/src/widgets',
  'mfe-admin/src/screens',
  'mfe-admin/locales',
  'mfe-shop/src/remote.ts',
  'store-api/src/endpoints',
  'shared-kit/src/api',
  'shell/src/routing/shell-paths.ts',
  'tsconfig.json',
  'package-lock.json',
];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'fakos-new-'));
  for (const part of parts) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const words = (file: string) => JSON.parse(read(file));
const listFiles = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort();

function make(...request: string[]) {
  const plan = planFor(treeAt(copy), parseRequest(request));
  writePlan(copy, plan);
  return { ...plan, files: plan.created.map((file) => file.path) };
}

test('a widget has its files and two lines of the registry, in order', () => {
  const { files } = make('widget', 'call-out');
  const folder = 'mfe-page-builder/src/widgets/call-out/call-out';
  expect(files).toEqual(
    ['fields.ts', 'widget.ts', 'tsx', 'module.css', 'test.tsx'].map((ending) => `${folder}.${ending}`),
  );
  const registry = read('mfe-page-builder/src/widgets/index.ts');
  expect(registry).toMatch(/\.\/button\/button\.tsx';\nimport \{ CallOutView \} from '\.\/call-out\/call-out\.tsx';/);
  expect(registry).toMatch(/ {2}'call-out': \{[^}]*\.callOutWidget\)[^}]*\},\n\};/);
  expect(read(`${folder}.widget.ts`)).toContain("type: 'call-out'");
});

test('a screen has its files, its line and its words in both languages, last in the menu', () => {
  make('screen', 'opening-hours', 'Ώρες λειτουργίας', 'Opening hours');
  expect(read('mfe-admin/src/screens/index.ts')).toContain(
    "export { openingHoursScreen } from './opening-hours/opening-hours.screen.tsx';\n",
  );
  const greek = words('mfe-admin/locales/el.json');
  const english = words('mfe-admin/locales/en.json');
  expect([greek.menu.openingHours, english.menu.openingHours]).toEqual(['Ώρες λειτουργίας', 'Opening hours']);
  expect(Object.keys(greek.openingHours)).toEqual(Object.keys(english.openingHours));
  const places = treeAt(copy)
    .find('mfe-admin/src/screens/*/*.screen.tsx')
    .map(({ path: file, text }) => ({ file, place: Number(/menuOrder: (\d+)/.exec(text)?.[1] ?? 0) }));
  const last = places.sort((one, other) => other.place - one.place)[0];
  expect(last?.file).toBe('mfe-admin/src/screens/opening-hours/opening-hours.screen.tsx');
});

test('an endpoint has its promise, its fulfilment and its place in the registry', () => {
  const { files } = make('endpoint', 'opening-hours');
  expect(files).toEqual([
    'shared-kit/src/api/opening-hours/contract.ts',
    'shared-kit/src/api/opening-hours/hooks.ts',
    'store-api/src/endpoints/opening-hours/opening-hours.repo.ts',
    'store-api/src/endpoints/opening-hours/opening-hours.route.ts',
    'store-api/src/endpoints/opening-hours/opening-hours.test.ts',
  ]);
  const registry = read('store-api/src/endpoints/index.ts');
  expect(registry).toContain("import { openingHoursEndpoints } from './opening-hours/opening-hours.route.ts';\n");
  expect(registry).toContain('    ...openingHoursEndpoints,\n  ];');
  expect(read(files[0] ?? '')).toContain("permission: 'admin'");
});

test('a remote is a whole package, known to TypeScript and to npm', () => {
  make('remote', 'events', 'Εκδηλώσεις', 'Events');
  expect(read('mfe-events/src/remote.ts')).toMatch(/id: 'mfe-events',[\s\S]*path: 'events'/);
  expect(words('mfe-events/locales/el.json').page.title).toBe('Εκδηλώσεις');
  expect(words('mfe-events/locales/en.json').page.title).toBe('Events');
  expect(words('tsconfig.json').references).toContainEqual({ path: 'mfe-events' });
  const { packages } = words('package-lock.json');
  const { name, version, dependencies } = words('mfe-events/package.json');
  expect(packages['mfe-events']).toEqual({ name, version, dependencies });
  expect(packages['node_modules/@fakos/mfe-events']).toEqual({ resolved: 'mfe-events', link: true });
  const before = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  expect(packages).toMatchObject(before.packages);
});

test.each([
  [[], /Usage: npm run new KIND NAME/],
  [['page', 'about'], /no kind 'page'.*widget, screen, endpoint, remote/],
  [['widget'], /no name yet/],
  [['widget', 'CallOut'], /kebab-case/],
  [['endpoint', '../secret'], /kebab-case/],
  [['widget', 'text'], /widgets\/text\/ is there already/],
  [['screen', 'orders'], /screens\/orders\/ is there already/],
  [['screen', 'bookings'], /\/admin\/bookings belongs to .*orders\.screen\.tsx/],
  [['screen', 'layout'], /texts called 'layout'/],
  [['screen', 'label'], /'menu\.label' is there already/],
  [['screen', 'hours', 'Ώρες'], /Greek and in English/],
  [['screen', 'hours', 'Ώρες', 'The "hours"'], /double quote/],
  [['endpoint', 'orders'], /api\/orders\/ is there already/],
  [['endpoint', 'placeholder'], /placeholder\.php is answered already/],
  [['endpoint', 'hours', 'Ώρες', 'Hours'], /has no title/],
  [['remote', 'mfe-events'], /npm run new remote events makes mfe-events/],
  [['remote', 'shop'], /mfe-shop\/ is there already/],
  [['remote', 'checkout'], /\/checkout belongs to mfe-shop/],
  [['remote', 'wishlist'], /\/wishlist belongs to shell/],
  [['remote', 'api'], /\/api belongs to the gateway/],
])('%j is refused and changes nothing', (request, reason) => {
  const before = listFiles();
  expect(() => make(...request)).toThrow(reason);
  expect(listFiles()).toEqual(before);
});

test('where one file cannot be written, none is left behind and no registry changed', () => {
  const plan = planFor(treeAt(copy), parseRequest(['screen', 'opening-hours']));
  const before = listFiles();
  const registry = read('mfe-admin/src/screens/index.ts');
  const lost = { path: 'mfe-admin/missing/index.ts', text: '' };
  expect(() => writePlan(copy, { ...plan, changed: [...plan.changed, lost] })).toThrow(/missing/);
  const onTop = { path: 'tsconfig.json', text: '' };
  expect(() => writePlan(copy, { ...plan, created: [...plan.created, onTop] })).toThrow(/exists/);
  expect(listFiles()).toEqual(before);
  expect(read('mfe-admin/src/screens/index.ts')).toBe(registry);
});
