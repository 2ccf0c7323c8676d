import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useText } from '../../../text.ts';
import type { ListView } from '../view/list-view.ts';

interface LayoutSwitchProps {
  view: ListView;
  onChange: (view: ListView) => void;
  className?: string | undefined;
}

/** SVG paths in the style of the kit's icons. */
const outlines = {
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  rows: 'M4.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM14 6h5.5M14 9h3.5M14 15h5.5M14 18h3.5',
} as const;

/** Switches between grid and rows. */
export function LayoutSwitch({ view, onChange, className }: LayoutSwitchProps) {
  const text = useText();
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
          onClick={() => view.layout !== choice && onChange({ ...view, layout: choice })}
        />
      ))}
    </fieldset>
  );
}
