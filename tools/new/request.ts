import { UserError } from '../user-error.ts';
import { toSentence } from './names.ts';

/** The kinds of parts that the generators can create. */
export const kinds = ['widget', 'screen', 'endpoint', 'remote'] as const;
/** See {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** A title in both languages. */
export interface Title {
  readonly el: string;
  readonly en: string;
}

/** Arguments of a generator. `isTitled` is false if the title was derived from the name and has no Greek translation. */
export interface GeneratorRequest {
  readonly kind: Kind;
  readonly name: string;
  readonly title: Title;
  readonly isTitled: boolean;
}

/** Usage of the command. */
export const usage = `Usage: npm run new KIND NAME [GREEK-TITLE ENGLISH-TITLE]

  npm run new widget callout            a block of the page builder
  npm run new endpoint opening-hours    an endpoint of the API, with its contract and test
  npm run new screen opening-hours "Ώρες λειτουργίας" "Opening hours"
                                        a screen of the back office
  npm run new remote events "Εκδηλώσεις" "Events"
                                        a remote with its first page`;

const MAX_NAME_LENGTH = 40;
const MAX_TITLE_LENGTH = 60;
const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Characters that would need escaping in the generated files. */
const FORBIDDEN_IN_TITLE = /["\\`{}\n]/;
const titledKinds: readonly Kind[] = ['screen', 'remote'];

/** Parses the arguments of `npm run new`. */
export function parseRequest(args: readonly string[]): GeneratorRequest {
  const [kind, name, ...titles] = args;
  if (kind === undefined) throw new UserError(usage);
  if (!isKind(kind)) throw new UserError(`Unknown kind '${kind}'. Available kinds: ${kinds.join(', ')}.\n\n${usage}`);
  if (name === undefined) throw new UserError(`The ${kind} needs a name: npm run new ${kind} NAME`);
  checkName(kind, name);
  return { kind, name, ...readTitle(kind, name, titles) };
}

function isKind(word: string): word is Kind {
  return kinds.some((kind) => kind === word);
}

function checkName(kind: Kind, name: string): void {
  if (!KEBAB_CASE.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new UserError(
      `'${name}' is not a valid name for a ${kind}. Names are kebab-case, such as opening-hours: lower-case Latin letters, ` +
        `digits and single hyphens, starting with a letter, at most ${MAX_NAME_LENGTH} characters.`,
    );
  }
  if (kind !== 'remote') return;
  if (name.startsWith('mfe-')) {
    const short = name.slice('mfe-'.length);
    throw new UserError(`The prefix 'mfe-' is added automatically: npm run new remote ${short} creates mfe-${short}.`);
  }
  if (/\d/.test(name))
    throw new UserError(`'${name}' is not a valid name for a remote: its manifest allows letters and hyphens.`);
}

function readTitle(kind: Kind, name: string, titles: readonly string[]): Pick<GeneratorRequest, 'title' | 'isTitled'> {
  if (titles.length === 0) return { title: { el: toSentence(name), en: toSentence(name) }, isTitled: false };
  if (!titledKinds.includes(kind)) throw new UserError(`A ${kind} has no title: npm run new ${kind} ${name}`);
  const [el = '', en = '', ...rest] = titles.map((title) => title.trim());
  if (el === '' || en === '' || rest.length > 0) {
    throw new UserError(`Write the title in Greek and in English, each in quotes, or no title:\n\n${usage}`);
  }
  const invalid = [el, en].find((title) => FORBIDDEN_IN_TITLE.test(title) || title.length > MAX_TITLE_LENGTH);
  if (invalid === undefined) return { title: { el, en }, isTitled: true };
  throw new UserError(
    `The title '${invalid}' is too long or contains a double quote, a brace or a backslash. Use a shorter or simpler ` +
      'title and change it in locales/ later.',
  );
}
