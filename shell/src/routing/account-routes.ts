import type { ComponentType } from 'react';
import type { PageWords } from '../language/page-words.ts';

/** A page of somebody's account, with the words that it brings. */
export interface AccountRoute {
  readonly path: string;
  readonly words: readonly PageWords[];
  readonly load: () => Promise<ComponentType>;
}

const entry: readonly PageWords[] = ['shell-account'];
const inside: readonly PageWords[] = ['shell-account', 'shell-profile'];

/** The ways into an account, and what only who has one sees. */
export const accountRoutes: readonly AccountRoute[] = [
  {
    path: 'login',
    words: entry,
    load: () => import(/* webpackChunkName: "page-login" */ '../pages/login/login-page.tsx').then((m) => m.LoginPage),
  },
  {
    path: 'register',
    words: entry,
    load: () =>
      import(/* webpackChunkName: "page-register" */ '../pages/register/register-page.tsx').then((m) => m.RegisterPage),
  },
  {
    path: 'forgot-password',
    words: entry,
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/forgot-page.tsx').then((m) => m.ForgotPage),
  },
  {
    path: 'reset-password',
    words: entry,
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/reset-page.tsx').then((m) => m.ResetPage),
  },
  {
    path: 'verify-email',
    words: entry,
    load: () =>
      import(/* webpackChunkName: "page-recovery" */ '../pages/recovery/verify-page.tsx').then((m) => m.VerifyPage),
  },
  {
    path: 'profile',
    words: inside,
    load: () =>
      import(/* webpackChunkName: "page-profile" */ '../pages/profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  {
    path: 'users',
    words: inside,
    load: () => import(/* webpackChunkName: "page-users" */ '../pages/users/users-page.tsx').then((m) => m.UsersPage),
  },
];
