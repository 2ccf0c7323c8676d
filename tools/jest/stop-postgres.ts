import { stopServer } from './start-postgres.ts';

export default stopServer;
