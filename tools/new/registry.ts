import { Refusal } from './refusal.ts';

/**
 * Puts a line among its siblings, before the first that comes after it. `sibling` recognises them; its group is what they
 * are ordered by.
 */
export function insertInOrder(text: string, line: string, sibling: RegExp): string {
  const lines = text.split('\n');
  const keys = lines.map((other) => sibling.exec(other)?.[1]);
  const last = keys.findLastIndex((key) => key !== undefined);
  const own = sibling.exec(line)?.[1];
  if (last < 0 || own === undefined) throw new Refusal(`No line like this one is there to stand beside: ${line}`);
  const next = keys.findIndex((key) => key !== undefined && key > own);
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, line).join('\n');
}

/** Puts a line at the end of the list that opens in the line starting with `opening`. */
export function insertAtEnd(text: string, line: string, opening: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((other) => other.trimStart().startsWith(opening));
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.findIndex((other, index) => index > start && new RegExp(`^${indent}[\\])}]`).test(other));
  if (start < 0 || end < 0) throw new Refusal(`No list that opens with '${opening}' and closes below it was found.`);
  return lines.toSpliced(end, 0, line).join('\n');
}

/** Adds texts by dotted key to a locale file; a group that is missing is made. */
export function addTexts(text: string, texts: Readonly<Record<string, string>>): string {
  const words = JSON.parse(text) as Record<string, Record<string, string>>;
  for (const [path, value] of Object.entries(texts)) {
    const [group = '', key = ''] = path.split('.');
    words[group] ??= {};
    if (words[group][key] !== undefined) throw new Refusal(`The text '${path}' is there already. Choose another name.`);
    words[group][key] = value;
  }
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** Adds a workspace to the lock file, where npm itself would, so that `npm ci` takes the two for agreed. */
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
