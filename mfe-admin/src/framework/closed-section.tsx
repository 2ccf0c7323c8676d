import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../text.ts';
import { Section } from './section.tsx';

interface ClosedSectionProps {
  readonly title: string;
  /** Distinguishes the section's button from those of others. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A section that is closed at first; its content is requested when it is opened. */
export function ClosedSection({ title, label, children }: ClosedSectionProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const action = text(isOpen ? 'history.hide' : 'history.show');
  return (
    <Section
      title={title}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={label === undefined ? undefined : `${action}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      }
    >
      {isOpen && <div id={id}>{children}</div>}
    </Section>
  );
}
