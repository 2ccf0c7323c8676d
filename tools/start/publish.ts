import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';

// Builds changed packages and publishes those that have no live release in DATA_DIR, without starting the servers.
process.env.NODE_ENV ??= 'production';
const { published, refused } = await publishBuilds(readSettings(process.env).gateway, { onlyMissing: true });
for (const { name, version } of published) console.log(`Published ${name} ${version}.`);
if (published.length === 0) console.log('Everything has a live release. Publish changes with npm run release -- NAME.');
if (refused.length > 0) process.exitCode = 1;
