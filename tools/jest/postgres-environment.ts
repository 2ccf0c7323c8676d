import { TestEnvironment } from 'jest-environment-node';
import { OWN_SERVER_VARIABLE, POSTGRES_URL_VARIABLE } from './start-postgres.ts';

/** Node environment in which test stores use the run's PostgreSQL server instead of SQLite. */
export default class PostgresEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    this.global.process.env.TEST_DATABASE_URL = process.env[POSTGRES_URL_VARIABLE];
    this.global.process.env.TEST_DATABASE_IS_OURS = process.env[OWN_SERVER_VARIABLE];
  }
}
