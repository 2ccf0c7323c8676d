import { credentials } from '@fakos/shared-kit/api/login/fields';
import { zodResolver } from '@fakos/shared-kit/forms';

/** Checks e-mail and password as the server does; loads with the first answer. */
export const checkCredentials = zodResolver(credentials);
