import { useEffect, useRef } from 'react';
import { isSingleCharacter, type KeyCombination, matchesKeys } from './key-combination.ts';
import { areSingleKeysOn } from './single-key-preference.ts';

/** A keyboard shortcut of the back office. */
export interface Shortcut {
  readonly keys: KeyCombination;
  /** Description in the user's language, for the sheet of shortcuts. */
  readonly description: string;
  readonly run: (event: KeyboardEvent) => void;
}

/** Shortcuts that a component has registered. */
export interface ShortcutGroup {
  /** Name of the group in the sheet; the back office's own shortcuts have none. */
  readonly name: string | undefined;
  readonly shortcuts: readonly Shortcut[];
}

/** The mounted components' shortcuts in the order of mounting; each is replaced when its component renders. */
const registered = new Set<{ group: ShortcutGroup }>();

/** The shortcuts that work on the current screen; groups of the same name are one. */
export function listShortcutGroups(): readonly ShortcutGroup[] {
  const groups = [...registered].map(({ group }) => group);
  return [...new Set(groups.map(({ name }) => name))]
    .map((name) => ({
      name,
      shortcuts: groups.filter((group) => group.name === name).flatMap(({ shortcuts }) => shortcuts),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

/**
 * Registers keyboard shortcuts while the component is mounted, and lists them in the sheet of shortcuts. The default of the
 * browser is prevented. Of equal combinations that of the component mounted last runs. Shortcuts are ignored
 *
 * - with an open dialog;
 * - while typing in a field, except for combinations with `mod`;
 * - for Enter and Space on a control, which activate it;
 * - of one character if the user has switched them off.
 *
 * @example
 * useShortcuts([{ keys: 'j', description: text('list.nextRow'), run: selectNext }], text('list.shortcuts'));
 */
export function useShortcuts(shortcuts: readonly Shortcut[], groupName?: string) {
  const entry = useRef<{ group: ShortcutGroup }>({ group: { name: groupName, shortcuts } });

  useEffect(function updateShortcuts() {
    entry.current.group = { name: groupName, shortcuts };
  });
  useEffect(function registerShortcuts() {
    const added = entry.current;
    if (registered.size === 0) window.addEventListener('keydown', runShortcut);
    registered.add(added);
    return () => {
      registered.delete(added);
      if (registered.size === 0) window.removeEventListener('keydown', runShortcut);
    };
  }, []);
}

const OPEN_DIALOG = '[role=dialog][aria-modal=true], [role=alertdialog]';
/** Fields in which keys type, and widgets that search their options by typed characters. */
const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]), textarea, select, ' +
  '[contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu]';
const CONTROL =
  'a[href], button, input, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option]';
const ACTIVATING = ['Enter', 'Space'];

function runShortcut(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || document.querySelector(OPEN_DIALOG)) return;
  const shortcut = [...registered]
    .reverse()
    .flatMap(({ group }) => group.shortcuts)
    .find(({ keys }) => matchesKeys(event, keys) && isAllowed(keys, event.target));
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run(event);
}

function isAllowed(keys: KeyCombination, target: EventTarget | null): boolean {
  if (isSingleCharacter(keys) && !areSingleKeysOn()) return false;
  if (!(target instanceof Element)) return true;
  if (ACTIVATING.includes(keys) && target.closest(CONTROL)) return false;
  return keys.includes('mod+') || !target.closest(TYPING);
}
