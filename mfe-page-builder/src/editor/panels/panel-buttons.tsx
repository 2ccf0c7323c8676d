import { ActionIcon } from '@mantine/core';
import { IconAdjustments, IconLayoutSidebar } from '@tabler/icons-react';
import { useEditorText } from '../editor-text.ts';

const ICON_SIZE = 18;

/** A panel that is beside the page on wide screens. */
export type SidePanel = 'structure' | 'fields';

const icons = { structure: IconLayoutSidebar, fields: IconAdjustments } as const;
const panels: readonly SidePanel[] = ['structure', 'fields'];

/** Opens the panels that are drawers where they have no room beside the page. */
export function PanelButtons({ onOpen }: { onOpen: (panel: SidePanel) => void }) {
  const text = useEditorText();
  return panels.map((panel) => {
    const Icon = icons[panel];
    const label = text(`editor.views.${panel}`);
    return (
      <ActionIcon
        key={panel}
        variant="default"
        size="lg"
        aria-label={label}
        title={label}
        onClick={() => onOpen(panel)}
      >
        <Icon size={ICON_SIZE} aria-hidden />
      </ActionIcon>
    );
  });
}
