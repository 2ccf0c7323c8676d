import { dismissToast } from '@fakos/shared-kit/ui/toast';

/** Key of the toast shown when the session has ended. */
export const SESSION_ENDED_TOAST = 'session-ended';

export const dismissSessionEndedToast = () => dismissToast(SESSION_ENDED_TOAST);
