import { dismissToast } from '@fakos/shared-kit/ui/toast';

/** Key of the toast that says that the session ended. */
export const ENDED_NOTICE = 'session-ended';

/** Takes the notice away: the visitor has answered it. */
export const clearEndedNotice = () => dismissToast(ENDED_NOTICE);
