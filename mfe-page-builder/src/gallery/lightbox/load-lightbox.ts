/** Fetches what shows a picture large. */
export const loadLightbox = () =>
  import(/* webpackChunkName: "lightbox" */ './lightbox.tsx').then((module) => module.Lightbox);
