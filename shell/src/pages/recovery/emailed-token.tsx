import { Personal } from '@fakos/shared-kit/personal';
import { useSearchParams } from '@fakos/shared-kit/router';
import type { ReactNode } from 'react';
import { useEmailedToken } from './use-emailed-token.ts';

interface EmailedTokenProps {
  /** Path of the page. */
  path: string;
  /** Shown without a token; rendered by the server too, so that the message is visible immediately. */
  missing: ReactNode;
  children: (token: string) => ReactNode;
}

/** Renders a page with the token of the e-mailed link that opened it. After a reload, the token is in the history entry. */
export function EmailedToken({ path, missing, children }: EmailedTokenProps) {
  const [params] = useSearchParams();
  return (
    <Personal placeholder={params.has('token') ? undefined : missing}>
      <WithToken path={path} missing={missing}>
        {children}
      </WithToken>
    </Personal>
  );
}

function WithToken({ path, missing, children }: EmailedTokenProps) {
  const token = useEmailedToken(path);
  return token === '' ? missing : children(token);
}
