import { AppError } from '@fakos/contracts/errors';
import { hasPermission, type Permission } from '@fakos/contracts/permissions';
import type { Role } from '@fakos/contracts/roles';
import type { Request } from 'express';
import { z } from 'zod';
import type { Upstream } from '../../upstream/upstream.ts';
import type { MissingRole } from './sign-in.ts';

const sessionResponse = z.object({
  // Another API may have other roles; they permit nothing.
  user: z.object({ role: z.string().optional(), must_change_password: z.boolean().default(false) }),
});

/**
 * Requests the session of a request from the API and checks a permission, for endpoints that the gateway serves itself.
 * Throws NOT_SIGNED_IN or FORBIDDEN, as the API does, and UPSTREAM_UNAVAILABLE.
 */
export async function requirePermission(
  request: Request,
  permission: Permission,
  { upstream, missingRole }: { readonly upstream: Upstream; readonly missingRole: MissingRole },
): Promise<void> {
  if (!request.get('authorization')) throw new AppError('NOT_SIGNED_IN');
  const session = await upstream.getFor(request, 'login.php');
  if (session.status === 401) throw new AppError('NOT_SIGNED_IN');
  const found = session.status === 200 ? sessionResponse.safeParse(session.json) : undefined;
  if (!found?.success) throw new AppError('UPSTREAM_UNAVAILABLE');
  const { role = missingRole, must_change_password: mustChangePassword } = found.data.user;
  if (mustChangePassword || !hasPermission(role as Role, permission)) throw new AppError('FORBIDDEN');
}
