/** The most stars of a review. */
export const MAX_STARS = 5;

/** Maximum length of each text of a review, in characters. */
export const reviewLimits = { text: 2000, author: 40, reply: 2000 } as const;

/** Whether a review was checked: not yet, and then visitors see it, or not. */
export const reviewStatuses = ['pending', 'published', 'rejected'] as const;
/** See {@link reviewStatuses}. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Why a review is not published: codes, so that the buyer reads the reason in their language. To be negative is none. */
export const rejectionReasons = ['offensive', 'personalData', 'unrelated', 'advertising', 'unlawful'] as const;
/** See {@link rejectionReasons}. */
export type RejectionReason = (typeof rejectionReasons)[number];
