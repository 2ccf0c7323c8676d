import { paths } from '@fakos/contracts/paths';

/** Addresses of the services, without language (spec section 2). */
export const servicePaths = { list: '/services', one: paths.service } as const;
