import { z } from 'zod';
import { dataResponse, defineEndpoint, instant } from '../endpoint.ts';

const count = z.number().int().min(0);
const bytes = z.number().min(0);

/** State of the server. Sizes are bytes; no secrets. */
export const systemInfo = z.object({
  versions: z.object({ app: z.string(), node: z.string() }),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    version: z.string(),
    size: bytes,
    /** The database's own settings, such as `journal_mode`. */
    settings: z.record(z.string(), z.string()),
    last_migration: z.object({ name: z.string(), applied_at: instant }).nullable(),
  }),
  process: z.object({
    started_at: instant,
    uptime_seconds: count,
    memory_used: bytes,
    heap_used: bytes,
    heap_limit: bytes,
  }),
  machine: z.object({
    platform: z.string(),
    architecture: z.string(),
    processors: count,
    memory_total: bytes,
    memory_free: bytes,
    time_zone: z.string(),
  }),
  storage: z.object({
    /** The disk with the shop's files; null if the system does not report it. */
    disk: z.object({ total: bytes, free: bytes }).nullable(),
    uploads: z.object({ files: count, size: bytes }),
  }),
  /** Number of rows of the main tables. */
  counts: z.object({
    products: count,
    categories: count,
    brands: count,
    posts: count,
    pages: count,
    users: count,
    orders: count,
    bookings: count,
    contact_messages: count,
    gallery_images: count,
    emails: count,
  }),
  mail: z.object({
    configured: z.boolean(),
    /** Whether environment variables or the shop's settings configure the mail server. */
    source: z.enum(['environment', 'settings']).nullable(),
    waiting: count,
    failed: count,
  }),
  environment: z.object({ mode: z.string(), log_level: z.string(), seed: z.string() }),
});
/** See {@link systemInfo}. */
export type SystemInfo = z.output<typeof systemInfo>;

/** GET system-info.php */
export const getSystemInfo = defineEndpoint({
  resource: 'system-info',
  method: 'GET',
  permission: 'administration',
  response: dataResponse(systemInfo),
});

/**
 * POST system-info.php?action=purge-cache: removes the stored responses of every gateway, and the resized copies of all
 * images, which are generated again on request. Originals are not deleted.
 */
export const purgeCache = defineEndpoint({
  resource: 'system-info',
  method: 'POST',
  action: 'purge-cache',
  permission: 'administration',
  invalidates: 'everything',
  response: dataResponse(z.object({ images: z.object({ files: count, size: bytes }) })),
});
