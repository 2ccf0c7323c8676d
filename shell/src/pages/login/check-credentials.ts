import { login } from '@fakos/shared-kit/api/login/contract';
import { zodResolver } from '@fakos/shared-kit/forms';

/** Checks e-mail and password by the contract of the call; loads with the first answer. */
export const checkCredentials = zodResolver(login.body);
