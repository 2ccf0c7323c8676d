import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';

// Builds what changed and makes this checkout's builds live in DATA_DIR, without starting anything.
process.env.NODE_ENV ??= 'production';
await publishBuilds(readSettings(process.env).gateway.DATA_DIR);
