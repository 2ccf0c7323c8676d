/** Address of the media library. */
export const MEDIA = '/admin/media';
/** Key of the library in stored views. */
export const MEDIA_KEY = 'media';
