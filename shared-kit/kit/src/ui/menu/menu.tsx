import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { createLazy, useLazy } from '../../lazy/lazy.tsx';
import type { IconName } from '../icon/icon.tsx';
import type { RenderLink } from '../link/link.tsx';

/** A menu item: a link if it has `href`, else a command. */
export interface MenuAction {
  id: string;
  label: ReactNode;
  icon?: IconName;
  href?: string;
  onSelect?: () => void;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Shows a tick and announces the state, for choices such as the language. */
  checked?: boolean;
}

/** An item, a separator, or a heading for the following items. */
export type MenuEntry =
  | MenuAction
  | { id: string; kind: 'separator' }
  | { id: string; kind: 'heading'; label: ReactNode };

/** Props that the trigger must spread onto its button. */
export type MenuTriggerProps = Pick<
  ComponentPropsWithRef<'button'>,
  'ref' | 'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'
>;

/** Props of `Menu`. */
export interface MenuProps {
  /** Accessible name of the open menu. */
  label: string;
  /** Renders the button: `(props) => <IconButton {...props} label="…" icon={…} />`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Overrides the surrounding `LinkProvider` for items with `href`. */
  renderLink?: RenderLink;
}

const panel = createLazy(() => import('./menu-panel.tsx').then((module) => module.MenuPanel));

/** A drop-down menu with arrow keys, typeahead, Escape and focus restoration. */
export function Menu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const { code: Panel } = useLazy(panel, open ? 'now' : 'interaction');
  return (
    <>
      {props.trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => setOpen((value) => !value),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {Panel && <Panel {...props} open={open} onOpenChange={setOpen} anchor={anchor} />}
    </>
  );
}
