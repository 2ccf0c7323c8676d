import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { Stack, Text } from '@mantine/core';
import type el from '../../../../locales/el.json';
import { useText } from '../../../text.ts';
import styles from '../pages.module.css';
import { listColumns, listTexts } from './widget-texts.ts';

type KnownWidget = keyof (typeof el)['pages']['widgets'];

/** The sections of a page as nested lists: the type of each widget and its texts. */
export function SectionsOutline({ sections }: { sections: readonly StoredSection[] }) {
  const text = useText();
  if (sections.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text('pages.noSections')}
      </Text>
    );
  }
  return (
    <ol className={styles.outline}>
      {sections.map((section, index) => (
        <li key={section.id}>
          <Text size="sm" fw={500}>
            {section.title || text('pages.sectionNumber', { number: index + 1 })}
          </Text>
          {section.widgets.length > 0 ? (
            <WidgetList widgets={section.widgets} />
          ) : (
            <Texts texts={listTexts({ id: section.id, type: 'html', order: 0, content: section.content ?? '' })} />
          )}
        </li>
      ))}
    </ol>
  );
}

function WidgetList({ widgets }: { widgets: readonly WidgetRecord[] }) {
  const text = useText();
  return (
    <ul className={styles.outline}>
      {widgets
        .toSorted((one, other) => one.order - other.order)
        .map((widget) => {
          const key = `pages.widgets.${widget.type as KnownWidget}` as const;
          const name = text(key);
          return (
            <li key={widget.id}>
              <Text size="xs" c="dimmed">
                {name === key ? widget.type : name}
              </Text>
              <Texts texts={listTexts(widget)} />
              {listColumns(widget).map((column, index) => (
                <WidgetList key={index} widgets={column} />
              ))}
            </li>
          );
        })}
    </ul>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Stack gap={4}>
      {texts.map((value, index) => (
        <Text key={index} size="sm" className={styles.outlineText}>
          {value}
        </Text>
      ))}
    </Stack>
  );
}
