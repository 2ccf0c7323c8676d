import { lateParts } from '@fakos/shared-kit/remote/late-parts';
// The server renders these parts with the page, so their styles come with it.
import './end/post-end.module.css';
import './end/share-links.module.css';
import type { PostEndProps } from './end/post-end.tsx';
import styles from './post-page.module.css';

const { load, part } = lateParts(() => import(/* webpackChunkName: "post-end" */ './end/post-end.tsx'));

/** Brings what follows a post's text. */
export const loadPostEnd = load;

/** What follows a post's text, whose code comes after the first view. */
export const LatePostEnd = part<PostEndProps>(({ PostEnd }) => PostEnd, <div className={styles.endPending} />);
