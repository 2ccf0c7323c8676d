import { sentence } from './names.ts';
import { Refusal } from './refusal.ts';

/** What can be made. */
export const kinds = ['widget', 'screen', 'endpoint', 'remote'] as const;
/** See {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** A title in both languages. */
export interface Title {
  readonly el: string;
  readonly en: string;
}

/** What somebody asked for. `isTitled` is false where the title was made from the name, which leaves it without Greek. */
export interface Request {
  readonly kind: Kind;
  readonly name: string;
  readonly title: Title;
  readonly isTitled: boolean;
}

/** How to ask. */
export const usage = `Usage: npm run new KIND NAME [GREEK-TITLE ENGLISH-TITLE]

  npm run new widget callout            a block that pages are built from
  npm run new endpoint opening-hours    an address of the API, from its contract to its test
  npm run new screen opening-hours "Ώρες λειτουργίας" "Opening hours"
                                        a screen of the back office, in its menu
  npm run new remote events "Εκδηλώσεις" "Events"
                                        a part of the site of its own, with its first page`;

const MAX_NAME_LENGTH = 40;
const MAX_TITLE_LENGTH = 60;
const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** What would need escaping in the files that a title goes into. */
const UNFIT_FOR_TITLE = /["\\`{}\n]/;
const titledKinds: readonly Kind[] = ['screen', 'remote'];

/** Reads the words behind `npm run new`. */
export function parseRequest(words: readonly string[]): Request {
  const [kind, name, ...titles] = words;
  if (kind === undefined) throw new Refusal(usage);
  if (!isKind(kind)) throw new Refusal(`There is no kind '${kind}'; there are ${kinds.join(', ')}.\n\n${usage}`);
  if (name === undefined) throw new Refusal(`The ${kind} has no name yet: npm run new ${kind} NAME`);
  checkName(kind, name);
  return { kind, name, ...readTitle(kind, name, titles) };
}

function isKind(word: string): word is Kind {
  return kinds.some((kind) => kind === word);
}

function checkName(kind: Kind, name: string): void {
  if (!KEBAB_CASE.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new Refusal(
      `'${name}' is no name for a ${kind}. Names are kebab-case, such as opening-hours: lower-case Latin letters, digits ` +
        `and single hyphens, a letter first, at most ${MAX_NAME_LENGTH} characters.`,
    );
  }
  if (kind !== 'remote') return;
  if (name.startsWith('mfe-')) {
    const short = name.slice('mfe-'.length);
    throw new Refusal(`The folder's 'mfe-' is added by itself: npm run new remote ${short} makes mfe-${short}.`);
  }
  if (/\d/.test(name)) throw new Refusal(`'${name}' is no name for a remote: its manifest allows letters and hyphens.`);
}

function readTitle(kind: Kind, name: string, titles: readonly string[]): Pick<Request, 'title' | 'isTitled'> {
  if (titles.length === 0) return { title: { el: sentence(name), en: sentence(name) }, isTitled: false };
  if (!titledKinds.includes(kind)) throw new Refusal(`A ${kind} has no title: npm run new ${kind} ${name}`);
  const [el = '', en = '', ...rest] = titles.map((title) => title.trim());
  if (el === '' || en === '' || rest.length > 0) {
    throw new Refusal(`Give the title in Greek and in English, each in quotes, or none:\n\n${usage}`);
  }
  const unfit = [el, en].find((title) => UNFIT_FOR_TITLE.test(title) || title.length > MAX_TITLE_LENGTH);
  if (unfit === undefined) return { title: { el, en }, isTitled: true };
  throw new Refusal(
    `The title '${unfit}' is too long or has a double quote, a brace or a backslash. Take a shorter or plainer one; ` +
      'locales/ can say more later.',
  );
}
