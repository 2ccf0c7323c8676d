import { useLanguage } from '@fakos/shared-kit/i18n';
import { localisePath } from '@fakos/shared-kit/i18n/languages';
import { Navigate, useLocation, useParams } from '@fakos/shared-kit/router';

/** An address that moved for good: the new one, with the same names and query, takes its place in the history. */
export function MovedPage({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  const language = useLanguage();
  const address = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return <Navigate to={localisePath(`/${address}${search}${hash}`, language)} replace />;
}
