// zod's messages are never shown, because our translations depend on error codes, so one of its forty languages is enough.
export { default as en } from 'zod/v4/locales/en.js';
