import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../webpack/workspace.ts';
import { createPlan } from './plan.ts';
import { parseRequest } from './request.ts';
import { openTree } from './tree.ts';
import { writePlan } from './write-plan.ts';

/** The parts of the repository that the generators read. */
const parts = [
  'mfe-page-builder/src/widgets',
  'shared-kit/contracts/src/widgets',
  'mfe-admin/src/screens',
  'mfe-admin/locales',
  'mfe-shop/src/remote.ts',
  'store-api/src/endpoints',
  'shared-kit/contracts/src',
  'shared-kit/kit/src/api',
  'store-api/src/domain',
  'shell/src/routing/shell-routes.ts',
  'tsconfig.json',
  'package-lock.json',
];

let copy: string;
const createCopy = () => {
  copy = mkdtempSync(path.join(tmpdir(), 'fakos-new-'));
  for (const part of parts) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
};
const removeCopy = () => rmSync(copy, { recursive: true });

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));
const listFiles = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort();

function generate(...request: string[]) {
  const plan = createPlan(openTree(copy), parseRequest(request));
  writePlan(copy, plan);
  return { ...plan, files: plan.created.map((file) => file.path) };
}

describe('generates', () => {
  beforeEach(createCopy);
  afterEach(removeCopy);

  test('a widget has its files and one line in each registry, in order', () => {
    const { files } = generate('widget', 'call-out');
    const folder = 'mfe-page-builder/src/widgets/call-out/call-out';
    expect(files).toEqual([
      'shared-kit/contracts/src/widgets/types/call-out.ts',
      ...['widget.ts', 'tsx', 'module.css', 'test.tsx'].map((ending) => `${folder}.${ending}`),
    ]);
    expect(read('mfe-page-builder/src/widgets/index.ts')).toMatch(
      /button\.widget\.ts';\nexport \{ callOutEntry \} from '\.\/call-out\/call-out\.widget\.ts';\n.*contact-form/,
    );
    expect(read('shared-kit/contracts/src/widgets/index.ts')).toMatch(
      /button\.ts';\nexport \{ type CallOutFields, callOutWidget \} from '\.\/types\/call-out\.ts';\n.*contact-form/,
    );
    expect(read('shared-kit/contracts/src/widgets/types/call-out.ts')).toContain("type: 'call-out'");
  });

  test('a screen has its files, a line in the registry and texts in both languages, and is last in its group of the menu', () => {
    generate('screen', 'opening-hours', 'Ώρες λειτουργίας', 'Opening hours');
    generate('screen', 'holidays', 'Αργίες', 'Holidays');
    expect(read('mfe-admin/src/screens/index.ts')).toContain(
      "export { openingHoursScreen } from './opening-hours/opening-hours.screen.tsx';\n",
    );
    const greek = readJson('mfe-admin/locales/el.json');
    const english = readJson('mfe-admin/locales/en.json');
    expect([greek.menu.openingHours, english.menu.openingHours]).toEqual(['Ώρες λειτουργίας', 'Opening hours']);
    expect(Object.keys(greek.openingHours)).toEqual(Object.keys(english.openingHours));
    const [first, second] = ['opening-hours', 'holidays'].map((name) => {
      const declaration = read(`mfe-admin/src/screens/${name}/${name}.screen.tsx`);
      return Number(/menu: \{ group: 'settings', order: (\d+) \}/.exec(declaration)?.[1]);
    });
    expect(second).toBeGreaterThan(first ?? Number.NaN);
  });

  test('an endpoint has its contract, its implementation and its lines in the registry', () => {
    const { files } = generate('endpoint', 'opening-hours');
    expect(files).toEqual([
      'shared-kit/contracts/src/opening-hours/contract.ts',
      'shared-kit/kit/src/api/opening-hours/hooks.ts',
      'store-api/src/domain/opening-hours/opening-hours.repo.ts',
      'store-api/src/endpoints/opening-hours/opening-hours.route.ts',
      'store-api/src/endpoints/opening-hours/opening-hours.test.ts',
    ]);
    const registry = read('store-api/src/endpoints/index.ts');
    expect(registry).toContain("import { openingHoursEndpoints } from './opening-hours/opening-hours.route.ts';\n");
    expect(registry).toContain('    ...openingHoursEndpoints,\n  ];');
    expect(read(files[0] ?? '')).toContain("permission: 'administration'");
  });

  test('a remote is a complete package, registered with TypeScript and npm', () => {
    generate('remote', 'events', 'Εκδηλώσεις', 'Events');
    expect(read('mfe-events/src/remote.ts')).toMatch(/id: 'mfe-events',[\s\S]*path: 'events'/);
    expect(readJson('mfe-events/locales/el.json').page.title).toBe('Εκδηλώσεις');
    expect(readJson('mfe-events/locales/en.json').page.title).toBe('Events');
    expect(readJson('tsconfig.json').references).toContainEqual({ path: 'mfe-events' });
    const { packages } = readJson('package-lock.json');
    const { name, version, dependencies } = readJson('mfe-events/package.json');
    expect(packages['mfe-events']).toEqual({ name, version, dependencies });
    expect(packages['node_modules/@fakos/mfe-events']).toEqual({ resolved: 'mfe-events', link: true });
    const before = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    expect(packages).toMatchObject(before.packages);
  });
});

describe('leaves everything as it was', () => {
  // These tests change nothing, so one copy serves all of them.
  beforeAll(createCopy);
  afterAll(removeCopy);

  test.each([
    [[], /Usage: npm run new KIND NAME/],
    [['page', 'about'], /Unknown kind 'page'.*widget, screen, endpoint, remote/],
    [['widget'], /needs a name/],
    [['widget', 'CallOut'], /kebab-case/],
    [['endpoint', '../secret'], /kebab-case/],
    [['widget', 'text'], /widgets\/text already exists/],
    [['screen', 'orders'], /screens\/orders already exists/],
    [['screen', 'bookings'], /\/admin\/bookings already belongs to .*orders\.screen\.tsx/],
    [['screen', 'layout'], /texts called 'layout'/],
    [['screen', 'label'], /'menu\.label' already exists/],
    [['screen', 'hours', 'Ώρες'], /Greek and in English/],
    [['screen', 'hours', 'Ώρες', 'The "hours"'], /double quote/],
    [['endpoint', 'orders'], /contracts\/src\/orders already exists/],
    [['endpoint', 'placeholder'], /placeholder\.php already exists/],
    [['endpoint', 'hours', 'Ώρες', 'Hours'], /has no title/],
    [['remote', 'mfe-events'], /npm run new remote events creates mfe-events/],
    [['remote', 'shop'], /mfe-shop already exists/],
    [['remote', 'checkout'], /\/checkout already belongs to mfe-shop/],
    [['remote', 'wishlist'], /\/wishlist already belongs to shell/],
    [['remote', 'api'], /\/api already belongs to the gateway/],
  ])('%j is rejected and changes nothing', (request, reason) => {
    const before = listFiles();
    expect(() => generate(...request)).toThrow(reason);
    expect(listFiles()).toEqual(before);
  });

  test('if a file cannot be written, all changes are reverted', () => {
    const plan = createPlan(openTree(copy), parseRequest(['screen', 'opening-hours']));
    const before = listFiles();
    const registry = read('mfe-admin/src/screens/index.ts');
    const unwritable = { path: 'mfe-admin/missing/index.ts', text: '' };
    expect(() => writePlan(copy, { ...plan, changed: [...plan.changed, unwritable] })).toThrow(/missing/);
    const existing = { path: 'tsconfig.json', text: '' };
    expect(() => writePlan(copy, { ...plan, created: [...plan.created, existing] })).toThrow(/exists/);
    expect(listFiles()).toEqual(before);
    expect(read('mfe-admin/src/screens/index.ts')).toBe(registry);
  });
});
