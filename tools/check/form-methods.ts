import { readSources } from './sources.ts';

/** Packages whose forms visitors see. */
const packages = ['shell', 'mfe-shop', 'mfe-blog', 'mfe-page-builder', 'shared-kit/kit'];
/** Folders with forms of staff and of the gallery, which no server renders. */
const STAFF_ONLY = /\/src\/(?:editor|gallery)\/|\.test\.tsx$/;
const FORM = /<form\b(?:[^>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g;
const PASSWORD = /PasswordField|type="password"/;

/** Forms of the public site that could write their values into an address where scripts do not run. */
export function checkFormMethods(): string[] {
  return packages
    .flatMap(readSources)
    .filter(({ file }) => file.endsWith('.tsx') && !STAFF_ONLY.test(file))
    .flatMap(({ file, text }) => findOpenForms(file, text));
}

/** See {@link checkFormMethods}. */
export function findOpenForms(file: string, text: string): string[] {
  return [...text.matchAll(FORM)].flatMap(({ 0: form, index }) => {
    const place = `${file}:${text.slice(0, index).split('\n').length}`;
    if (form.includes('method="post"')) return [];
    if (!form.includes('role="search"') && !form.includes('method="get"')) {
      return [`${place} has a form without a method. Write method="post", or method="get" for a search or filter.`];
    }
    return PASSWORD.test(text) ? [`${place} has a form with a password, whose method must be "post".`] : [];
  });
}
