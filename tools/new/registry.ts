import { UserError } from '../user-error.ts';

/**
 * Inserts a line among its siblings in alphabetical order.
 *
 * @param siblingPattern matches the siblings; its group is the sort key
 */
export function insertInOrder(text: string, line: string, siblingPattern: RegExp): string {
  const lines = text.split('\n');
  const keys = lines.map((other) => siblingPattern.exec(other)?.[1]);
  const lastIndex = keys.findLastIndex((key) => key !== undefined);
  const ownKey = siblingPattern.exec(line)?.[1];
  if (lastIndex < 0 || ownKey === undefined)
    throw new UserError(`The registry has no similar line to insert this one beside: ${line}`);
  const nextIndex = keys.findIndex((key) => key !== undefined && key > ownKey);
  return lines.toSpliced(nextIndex < 0 ? lastIndex + 1 : nextIndex, 0, line).join('\n');
}

/** Appends a line to the list that starts in the line beginning with `opening`. */
export function insertAtEnd(text: string, line: string, opening: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((other) => other.trimStart().startsWith(opening));
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.findIndex((other, index) => index > start && new RegExp(`^${indent}[\\])}]`).test(other));
  if (start < 0 || end < 0) throw new UserError(`No list that starts with '${opening}' was found.`);
  return lines.toSpliced(end, 0, line).join('\n');
}

/** Adds texts by dotted key to a locale file and creates missing groups. */
export function addTexts(text: string, texts: Readonly<Record<string, string>>): string {
  const translations = JSON.parse(text) as Record<string, Record<string, string>>;
  for (const [path, value] of Object.entries(texts)) {
    const [group = '', key = ''] = path.split('.');
    translations[group] ??= {};
    if (translations[group][key] !== undefined)
      throw new UserError(`The text '${path}' already exists. Choose another name.`);
    translations[group][key] = value;
  }
  return `${JSON.stringify(translations, null, 2)}\n`;
}

/** Adds a workspace to the lock file like npm, so that `npm ci` accepts it. */
export function addToLock(text: string, folder: string, entry: { name: string }): string {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  const added = Object.entries({
    ...lock.packages,
    [folder]: entry,
    [`node_modules/${entry.name}`]: { resolved: folder, link: true },
  });
  const ordered = added.sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(ordered) }, null, 2)}\n`;
}
