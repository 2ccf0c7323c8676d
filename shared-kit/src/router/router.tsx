import { useLanguage } from '@fakos/shared-kit/i18n';
import { type ComponentProps, useCallback } from 'react';
import {
  type NavigateOptions,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { localisePath } from '../i18n/languages.ts';

export {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  Route,
  type RouteObject,
  RouterProvider,
  Routes,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { paths } from './paths.ts';

type StringTo<P> = Omit<P, 'to'> & { /** An address without language, from `paths`. */ to: string };

/** A link inside the site that keeps the visitor's language in the address. */
export function Link({ to, ...rest }: StringTo<ComponentProps<typeof RouterLink>>) {
  return <RouterLink to={localisePath(to, useLanguage())} {...rest} />;
}

/** {@link Link} that knows whether it leads to where the visitor is (`aria-current="page"`). */
export function NavLink({ to, ...rest }: StringTo<ComponentProps<typeof RouterNavLink>>) {
  return <RouterNavLink to={localisePath(to, useLanguage())} {...rest} />;
}

/** Goes to an address without language, keeping the visitor's language. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  const language = useLanguage();
  return useCallback((to, options) => void navigate(localisePath(to, language), options), [navigate, language]);
}
