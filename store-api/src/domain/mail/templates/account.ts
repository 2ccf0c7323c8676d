import { twoStepChange } from '@fakos/contracts/emails/contract';
import { paths } from '@fakos/contracts/paths';
import type { EmailParams } from '../../outbox/email-params.ts';
import { examplePerson } from './examples.ts';
import { defineTemplate } from './template.ts';

interface Keyed {
  readonly name: string;
  readonly token: string | null;
}

/** Replaces the token in a link of a preview. */
const HIDDEN_KEY = '…';

const withKey = (path: string, token: string | null) =>
  `${path}?token=${token === null ? HIDDEN_KEY : encodeURIComponent(token)}`;

/** An e-mail with a token link. */
function keyedTemplate(
  kind: 'verify_email' | 'reset_password' | 'login_link',
  path: string,
  word: 'verify' | 'reset' | 'signIn',
) {
  return defineTemplate<Keyed, Keyed>({
    placeholders: ['name'],
    getKind: () => kind,
    load: (_db, params) => Promise.resolve(params),
    write: ({ name, token }, { labels, link }) => ({
      values: { name },
      blocks: [{ kind: 'button', label: labels[word], url: link(withKey(path, token)) }],
    }),
    example: (_kind, language) => ({ name: examplePerson(language).full_name, token: null }),
    forget: ({ name }) => ({ name, token: null }),
    isSendable: ({ token }) => token !== null,
  });
}

/** To a new account: opening the link proves the address. */
export const verifyEmail = keyedTemplate('verify_email', paths.verifyEmail, 'verify');

/** To an account that forgot its password. */
export const resetPassword = keyedTemplate('reset_password', paths.resetPassword, 'reset');

/** To an account whose owner signs in without the password. */
export const loginLink = keyedTemplate('login_link', paths.loginLink, 'signIn');

/** To an account whose password was changed. */
export const passwordChanged = defineTemplate<EmailParams['password_changed'], EmailParams['password_changed']>({
  placeholders: ['name'],
  getKind: () => 'password_changed',
  load: (_db, params) => Promise.resolve(params),
  write: ({ name }, { labels, link }) => ({
    values: { name },
    blocks: [{ kind: 'button', label: labels.signIn, url: link(paths.login) }],
  }),
  example: (_kind, language) => ({ name: examplePerson(language).full_name }),
});

/** To an account whose two-step login was changed or passed with a recovery code. */
export const twoStepChanged = defineTemplate<EmailParams['two_step_changed'], EmailParams['two_step_changed']>({
  placeholders: ['name'],
  getKind: ({ change }) => `two_step_changed.${change}`,
  load: (_db, params) => Promise.resolve(params),
  write: ({ name }, { labels, link }) => ({
    values: { name },
    blocks: [{ kind: 'button', label: labels.signIn, url: link(paths.login) }],
  }),
  example: (kind, language) => ({
    name: examplePerson(language).full_name,
    change: twoStepChange.catch('on').parse(kind.split('.')[1]),
  }),
});
