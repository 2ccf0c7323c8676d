import { categoryIcons } from '@fakos/contracts/categories/contract';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { useField } from '../../../framework/form/form-context.ts';
import { useText } from '../../../text.ts';

const ICON_SIZE = 18;

/** The icon of a category in lists of links; by default the one that its name suggests. */
export function CategoryIconField() {
  const text = useText();
  const { id, value, error, setValue } = useField<string>('icon');
  return (
    <Radio.Group
      id={id}
      label={text('categories.icon')}
      description={text('categories.iconHint')}
      value={value}
      error={error}
      onChange={setValue}
    >
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs" mt="xs">
        <Radio value="" label={text('categories.iconByName')} />
        {categoryIcons.map((name) => (
          <Radio
            key={name}
            value={name}
            label={
              <Group component="span" gap="xs" wrap="nowrap">
                <Icon name={name} size={ICON_SIZE} />
                <Text component="span" size="sm">
                  {text(`categories.icons.${name}`)}
                </Text>
              </Group>
            }
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
