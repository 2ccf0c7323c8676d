import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Navigate, useLocation, useParams } from '@fakos/shared-kit/router';

/** A permanently moved address: replaces it with the new one, with the same parameters and query. */
export function RedirectPage({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  const language = useLanguage();
  const address = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return <Navigate to={localisePath(`/${address}${search}${hash}`, language)} replace />;
}
