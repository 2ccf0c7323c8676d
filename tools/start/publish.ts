import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';

// Builds changed packages and publishes them in DATA_DIR without starting the servers.
process.env.NODE_ENV ??= 'production';
await publishBuilds(readSettings(process.env).gateway.DATA_DIR);
