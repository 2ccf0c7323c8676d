import type { Config } from 'jest';

const script = {
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
} as const;

/** Packages that come as ES modules only, which Jest's CommonJS registry cannot load as they are. */
const modulesOnly = [
  'kysely',
  'redis',
  '@redis',
  'rate-limit-redis',
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

const common = {
  transform: script as unknown as NonNullable<Config['transform']>,
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '/.cache/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tools/jest/css-module.ts',
    '\\.(css|woff2)$': '<rootDir>/tools/jest/empty-file.ts',
  },
};

const config: Config = {
  testTimeout: 20_000,
  // Left to itself, Jest leaves one of the cores unused.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'servers',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{api-gateway,store-api,demo-shop,tools}/**/*.test.ts'],
    },
    {
      // Tests of the store, repeated on PostgreSQL.
      ...common,
      displayName: 'servers on PostgreSQL',
      testEnvironment: '<rootDir>/tools/jest/postgres-environment.ts',
      globalSetup: '<rootDir>/tools/jest/start-postgres.ts',
      globalTeardown: '<rootDir>/tools/jest/stop-postgres.ts',
      testMatch: ['<rootDir>/store-api/src/{database,domain,endpoints,seed}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '-rules.test.ts$'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
      testMatch: ['<rootDir>/{shared-kit/*,shell,mfe-*}/**/*.test.{ts,tsx}'],
    },
  ],
};

export default config;
