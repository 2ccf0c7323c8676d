/** Address of the list of pages whose texts are edited here. */
export const CONTENT = '/admin/content';
/** Key of that list in stored views. */
export const CONTENT_KEY = 'content';
