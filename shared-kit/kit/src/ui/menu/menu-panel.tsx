import { Menu as Base } from '@base-ui/react/menu';
import type { RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { type RenderLink, useRenderLink } from '../link/link.tsx';
import { useShown } from '../use-shown.ts';
import styles from './menu.module.css';
import type { MenuAction, MenuEntry, MenuProps } from './menu.tsx';

interface MenuPanelProps extends MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLButtonElement | null>;
}

const SIDE_OFFSET = 8;
const SCREEN_MARGIN = 12;

function ActionLine({ action, renderLink }: { action: MenuAction; renderLink: RenderLink }) {
  const className = classNames(styles.item, action.tone === 'danger' && styles.danger);
  const content = (
    <>
      {action.icon && <Icon name={action.icon} size={20} />}
      <span className={styles.itemLabel}>{action.label}</span>
      {action.checked && <Icon name="check" size={18} className={styles.tick} />}
    </>
  );
  if (action.href !== undefined) {
    const { href } = action;
    return (
      <Base.LinkItem
        className={className}
        onClick={action.onSelect}
        closeOnClick
        render={(props) => renderLink({ ...props, href })}
      >
        {content}
      </Base.LinkItem>
    );
  }
  if (action.checked !== undefined) {
    return (
      <Base.CheckboxItem
        className={className}
        checked={action.checked}
        onClick={action.onSelect}
        disabled={action.disabled}
        closeOnClick
      >
        {content}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item className={className} onClick={action.onSelect} disabled={action.disabled}>
      {content}
    </Base.Item>
  );
}

function Line({ entry, renderLink }: { entry: MenuEntry; renderLink: RenderLink }) {
  if (!('kind' in entry)) return <ActionLine action={entry} renderLink={renderLink} />;
  if (entry.kind === 'separator') return <Base.Separator className={styles.separator} />;
  return <div className={styles.heading}>{entry.label}</div>;
}

/** The open menu, loaded lazily. */
export function MenuPanel({ label, entries, align = 'end', renderLink, open, onOpenChange, anchor }: MenuPanelProps) {
  const link = useRenderLink(renderLink);
  const isShown = useShown(open);
  return (
    <Base.Root
      open={isShown}
      onOpenChange={(next, details) => {
        // The trigger toggles the menu itself; closing it here too would reopen it on the following click.
        const onTrigger = details.event.target instanceof Node && anchor.current?.contains(details.event.target);
        if (onTrigger) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={SIDE_OFFSET}
          collisionPadding={SCREEN_MARGIN}
          className={styles.positioner}
        >
          <Base.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} renderLink={link} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
