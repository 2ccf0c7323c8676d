import { useLanguage } from '@fakos/shared-kit/i18n';
import { Icon, iconNames } from '@fakos/shared-kit/ui/icon';
import { ActionIcon, Button, Group, Popover, ScrollArea, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { ClearButton } from './clear-button.tsx';
import { findIcons, getIconLabel } from './icon-labels.ts';

const COLUMNS = 6;
const GRID_HEIGHT = 220;
const POPOVER_WIDTH = 280;
const ICON_SIZE = 18;

interface IconInputProps {
  readonly label: string;
  /** Name of an icon, '' for none. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** One of the kit's icons, chosen in a grid that can be searched in both languages. */
export function IconInput({ label, value, onChange }: IconInputProps) {
  const text = useEditorText();
  const language = useLanguage();
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const chosen = iconNames.find((name) => name === value);
  const shown = findIcons(query);
  const chosenLabel = chosen ? getIconLabel(language, chosen) : value || text('pickers.icon.none');

  function choose(name: string) {
    onChange(name);
    setOpen(false);
  }

  return (
    <div>
      <Text size="sm" fw={500} id={labelId}>
        {label}
      </Text>
      <Group gap={4} wrap="nowrap">
        <Popover opened={isOpen} onChange={setOpen} width={POPOVER_WIDTH} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>
            <Button
              variant="default"
              size="sm"
              aria-label={text('pickers.icon.choose', { label, name: chosenLabel })}
              leftSection={chosen && <Icon name={chosen} size={ICON_SIZE} />}
              rightSection={<IconChevronDown size={ICON_SIZE} aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {chosenLabel}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-labelledby={labelId}>
            <TextInput
              label={text('pickers.icon.search')}
              size="xs"
              mb="xs"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            {shown.length === 0 && <Text size="sm">{text('pickers.icon.noMatch')}</Text>}
            <ScrollArea.Autosize mah={GRID_HEIGHT}>
              <SimpleGrid cols={COLUMNS} spacing={4} verticalSpacing={4}>
                {shown.map((name) => (
                  <ActionIcon
                    key={name}
                    size="lg"
                    variant={name === value ? 'filled' : 'subtle'}
                    color={name === value ? 'accent' : 'gray'}
                    aria-label={getIconLabel(language, name)}
                    title={getIconLabel(language, name)}
                    aria-pressed={name === value}
                    onClick={() => choose(name)}
                  >
                    <Icon name={name} size={ICON_SIZE} />
                  </ActionIcon>
                ))}
              </SimpleGrid>
            </ScrollArea.Autosize>
          </Popover.Dropdown>
        </Popover>
        {value !== '' && <ClearButton label={label} onClear={() => onChange('')} />}
      </Group>
      {value !== '' && !chosen && (
        <Text size="xs" c="red" role="alert">
          {text('pickers.icon.unknown')}
        </Text>
      )}
    </div>
  );
}
