import { Personal } from '@fakos/shared-kit/personal';
import { useSearchParams } from '@fakos/shared-kit/router';
import type { ReactNode } from 'react';
import { useEmailedToken } from './use-emailed-token.ts';

interface EmailedTokenProps {
  /** Path of the page. */
  path: string;
  /** Shown without a token; rendered by the server too, so that the visitor is told at once. */
  missing: ReactNode;
  children: (token: string) => ReactNode;
}

/** What a page shows with the token of the e-mailed link that opened it. A reloaded page has it in its history entry. */
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
