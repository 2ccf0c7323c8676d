import { OWN_SERVER_VARIABLE, POSTGRES_URL_VARIABLE } from './start-postgres.ts';

// Test stores use the run's PostgreSQL server instead of SQLite.

process.env.TEST_DATABASE_URL = process.env[POSTGRES_URL_VARIABLE];
process.env.TEST_DATABASE_IS_OURS = process.env[OWN_SERVER_VARIABLE];
