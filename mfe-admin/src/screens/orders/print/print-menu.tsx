import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import { useText } from '../../../text.ts';
import { type PrintKind, printKinds } from './print-sheets.tsx';

interface PrintMenuProps {
  /** The invoice's data can be printed only if the buyer requested one. */
  readonly hasInvoice: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onPrint: (kind: PrintKind) => void;
}

/** Menu of the papers that can be printed for an order. */
export function PrintMenu({ hasInvoice, isOpen, onToggle, onPrint }: PrintMenuProps) {
  const text = useText();
  const kinds = printKinds.filter((kind) => kind !== 'invoice' || hasInvoice);
  return (
    <Menu opened={isOpen} onChange={onToggle} position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          data-tour="order-print"
          leftSection={<IconPrinter size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {text('orders.print.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => onPrint(kind)}>
            {text(`orders.print.kind.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
