import type { Config } from 'jest';

const transform = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
  '\\.mjs$': ['@swc/jest', { jsc: { target: 'es2024' }, module: { type: 'commonjs' } }],
} as unknown as NonNullable<Config['transform']>;

/** Packages that come as ES modules only, which Jest's CommonJS registry cannot load as they are. */
const modulesOnly = [
  // Dependencies of sanitize-html.
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'escape-string-regexp',
  '@seriousme',
];

/**
 * Tests of servers run in plain Node, which strips their types as it does in production. Workers keep what they have loaded, which
 * takes less than half the time of a module registry for each file.
 */
const servers = {
  runner: '<rootDir>/tools/jest/server-runner.ts',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/server-setup.ts'],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  // Of the global set-up, which Jest itself loads.
  transform,
};

const browser = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.ts',
    '\\.(css|woff2)$': '<rootDir>/tools/jest/empty-file.ts',
  },
};

const config: Config = {
  // Only a test that would wait forever reaches it, also on a busy machine.
  testTimeout: 90_000,
  // Left to itself, Jest leaves one of the cores unused.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tools/jest/slowest-first.ts',
  projects: [
    {
      ...servers,
      displayName: 'servers',
      testMatch: ['<rootDir>/{api-gateway,store-api,demo-shop,tools}/**/*.test.ts'],
    },
    {
      // Tests of the store, repeated on PostgreSQL.
      ...servers,
      displayName: 'servers on PostgreSQL',
      setupFiles: ['<rootDir>/tools/jest/use-postgres.ts'],
      globalSetup: '<rootDir>/tools/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/tools/jest/stop-postgres.ts',
      testMatch: ['<rootDir>/store-api/src/{database,domain,endpoints,seed}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '-rules.test.ts$'],
    },
    {
      ...browser,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
      testMatch: ['<rootDir>/{shared-kit/*,shell,mfe-*}/**/*.test.{ts,tsx}'],
    },
  ],
};

export default config;
