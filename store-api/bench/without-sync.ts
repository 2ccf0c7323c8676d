import { open } from 'node:fs/promises';

// Loaded before the server whose orders are not synced: it commits as SQLite does with `synchronous = NORMAL`.

const handle = await open(import.meta.filename, 'r');
const prototype = Object.getPrototypeOf(handle) as { datasync: () => Promise<void> };
await handle.close();
prototype.datasync = () => Promise.resolve();
