import { localisePath } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate as useRouterNavigate } from 'react-router-dom';

export { paths } from '@fakos/contracts/paths';
export {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  Outlet,
  Route,
  type RouteMatch,
  type RouteObject,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './link.tsx';

/** Navigates to a path without language, to which it adds the visitor's language. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  const language = useLanguage();
  return useCallback((to, options) => void navigate(localisePath(to, language), options), [navigate, language]);
}
