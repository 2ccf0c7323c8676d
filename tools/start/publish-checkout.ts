import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';

// Builds changed packages and publishes the builds of this checkout in DATA_DIR, as `npm start` does before it serves them.
await publishBuilds(readSettings(process.env).gateway);
