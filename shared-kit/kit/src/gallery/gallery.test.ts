/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sampleGroups } from './index.ts';

const samples = sampleGroups.flatMap((group) => group.samples);
/** Folders of `ui` without components. */
const withoutComponents = ['fonts'];

test('every component folder has a sample', () => {
  const folders = readdirSync(path.join(__dirname, '../ui'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withoutComponents.includes(entry.name))
    .map((entry) => `ui/${entry.name}`);
  const sampled = samples.map(({ subpath }) => subpath).filter((subpath) => subpath.startsWith('ui/'));
  expect(sampled.sort()).toEqual(folders.sort());
});

test.each(samples.map((sample) => [sample.subpath, sample] as const))(
  'the sample of %s names what the module exports, with all its components',
  async (subpath, { imports }) => {
    const exported = Object.entries((await import(`@fakos/shared-kit/${subpath}`)) as Record<string, unknown>);
    expect(exported.map(([name]) => name)).toEqual(expect.arrayContaining([...imports]));
    const components = exported.filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name));
    expect(imports).toEqual(expect.arrayContaining(components.map(([name]) => name)));
  },
);

test.each(samples.map((sample) => [sample.subpath, sample] as const))(
  'the states of %s have different names',
  (_subpath, { states }) => {
    for (const language of ['el', 'en'] as const) {
      const names = states.map(({ name }) => (typeof name === 'string' ? name : name[language]));
      expect(names).toEqual([...new Set(names)]);
    }
  },
);
