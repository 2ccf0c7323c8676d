// zod's words in a page: they are never shown, ours go by the error's code, so one language of its forty is enough.
export { default as en } from 'zod/v4/locales/en.js';
