import { createLazyParts } from '@fakos/shared-kit/lazy';
// The server renders these parts, so their styles load with the page.
import './end/post-end.module.css';
import './end/share-links.module.css';
import type { PostEndProps } from './end/post-end.tsx';
import styles from './post-page.module.css';

const { load, part } = createLazyParts(() => import(/* webpackChunkName: "post-end" */ './end/post-end.tsx'));

/** Loads the code of {@link LazyPostEnd}. */
export const loadPostEnd = load;

/** The content below a post's text, whose code loads after the first view. */
export const LazyPostEnd = part<PostEndProps>(({ PostEnd }) => PostEnd, {
  fallback: <div className={styles.endPending} />,
});
