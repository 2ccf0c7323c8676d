import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../../locales/post-drafts/el.json';
import en from '../../../../locales/post-drafts/en.json';

/** Texts of the drafts and revisions of posts (`locales/post-drafts`), which load with the form of a post. */
export const usePostDraftText = createTextHook({ el, en });
