import { useSelector } from '@fakos/shared-kit/state';
import { selectConsent } from '@fakos/shared-kit/state/consent';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useEffect } from 'react';
import { useText } from '../../../text.ts';
import type { ListView } from '../view/list-view.ts';
import type { ChangeView } from '../view/use-list-view.ts';
import { getRememberedLayout, rememberLayout } from './layout-storage.ts';

interface LayoutSwitchProps {
  view: ListView;
  onChange: ChangeView;
  className?: string | undefined;
}

/** SVG paths in the style of the kit's icons. */
const outlines = {
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  rows: 'M4.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM14 6h5.5M14 9h3.5M14 15h5.5M14 18h3.5',
} as const;

/**
 * Switches between grid and rows. The address contains the layout. If functional storage is allowed, the choice also
 * applies to the lists that the visitor opens later.
 */
export function LayoutSwitch({ view, onChange, className }: LayoutSwitchProps) {
  const text = useText();
  const isAllowed = useSelector(selectConsent)?.settings.functional;

  useEffect(
    function applyRememberedLayout() {
      if (isAllowed === false) rememberLayout('grid');
      const isOther = isAllowed && view.layout === 'grid' && getRememberedLayout() === 'rows';
      if (isOther) onChange((current) => ({ ...current, layout: 'rows' }), { replace: true });
    },
    [isAllowed, view, onChange],
  );

  // Another layout is not another page to go back to.
  function choose(layout: ListView['layout']) {
    if (view.layout === layout) return;
    if (isAllowed) rememberLayout(layout);
    onChange((current) => ({ ...current, layout }), { replace: true });
  }

  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{text('list.layout')}</legend>
      {(['grid', 'rows'] as const).map((choice) => (
        <IconButton
          key={choice}
          pressed={view.layout === choice}
          label={text(`list.layouts.${choice}`)}
          icon={
            <svg aria-hidden="true" viewBox="0 0 24 24" width={22} height={22} fill="none" stroke="currentColor">
              <path d={outlines[choice]} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          }
          onClick={() => choose(choice)}
        />
      ))}
    </fieldset>
  );
}
