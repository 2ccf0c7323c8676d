import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Package, readPackage, root } from '../webpack/workspace.ts';

/** The `package.json` of a packed package. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

interface LibraryPackage extends Package {
  readonly description?: string;
  readonly sideEffects?: unknown;
}

const SCOPE = '@fakos/';
const kit = readPackage('shared-kit/kit');
const types = { react: ['@types/react', '@types/react-dom'], 'sanitize-html': ['@types/sanitize-html'] } as const;

/** Packages that builds find by their names in webpack's configuration, besides those that the tools import. */
const namedByConfiguration = ['@swc/core', 'css-loader', 'lightningcss', 'react-refresh', 'style-loader', 'swc-loader'];

/** Parts of the kit that are not packed: its samples run in this repository only. */
const isPacked = (subpath: string) => subpath !== './gallery';

/** The `package.json` of the contracts or the kit: its own, with compiled files. */
export function describeLibrary(folder: string): PackedPackage {
  const {
    name,
    version,
    description,
    sideEffects,
    exports = {},
    dependencies = {},
  } = readPackage(folder) as LibraryPackage;
  const compiled = Object.entries(exports)
    .filter(([subpath]) => isPacked(subpath))
    .map(([subpath, target]) => [subpath, toCompiled(target)] as const);
  const isKit = name === kit.name;
  return {
    ...createBase(name, version),
    description: description ?? 'Design system, facades of the shared libraries and the contract of remotes.',
    sideEffects: toCompiledSideEffects(sideEffects),
    exports: {
      ...Object.fromEntries(compiled),
      ...(isKit ? { './assets': { types: './src/ui/assets.d.ts' } } : {}),
      './package.json': './package.json',
    },
    dependencies: { ...withVersions(dependencies), ...findTypes(Object.keys(dependencies)) },
    ...(isKit
      ? {
          peerDependencies: { '@testing-library/react': readRootVersion('@testing-library/react') },
          peerDependenciesMeta: { '@testing-library/react': { optional: true } },
        }
      : {}),
  };
}

/**
 * The `package.json` of the tools for remotes.
 *
 * @param imported packages that their files import
 */
export function describeTools(imported: ReadonlySet<string>): PackedPackage {
  const declared = { ...readPackage('api-gateway').dependencies, ...readPackage('tools').dependencies };
  const names = [...new Set([...imported, ...namedByConfiguration])].sort();
  const missing = names.filter((name) => !(name in declared));
  if (missing.length > 0) throw new Error(`tools/package.json does not name ${missing.join(', ')}.`);
  return {
    ...createBase(`${SCOPE}remote-tools`, kit.version),
    description: 'Builds and releases remotes in repositories of their own.',
    bin: { fakos: './tools/remote-tools/main.js' },
    exports: {
      './webpack': { types: './tools/remote-tools/webpack.d.ts', default: './tools/remote-tools/webpack.js' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: withVersions(Object.fromEntries(names.map((name) => [name, declared[name] ?? '']))),
  };
}

const createBase = (name: string, version: string) => ({
  name,
  version,
  license: 'UNLICENSED',
  type: 'module',
  engines: { node: '>=24' },
  publishConfig: { access: 'restricted' },
});

/** The packages of this repository depend on each other's exact version. */
function withVersions(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, name.startsWith(SCOPE) ? kit.version : version]),
  );
}

function findTypes(dependencies: readonly string[]): Record<string, string> {
  const names = Object.entries(types).flatMap(([name, packages]) => (dependencies.includes(name) ? packages : []));
  return Object.fromEntries(names.map((name) => [name, readPackage(`node_modules/${name}`).version]));
}

function toCompiled(target: string): unknown {
  if (!/\.tsx?$/.test(target)) return target;
  const file = target.replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

function toCompiledSideEffects(sideEffects: unknown): unknown {
  if (!Array.isArray(sideEffects)) return sideEffects;
  return sideEffects.map((pattern: string) => pattern.replace(/\.tsx?$/, '.js'));
}

function readRootVersion(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return devDependencies[name];
}
