import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Modal, Tabs, Text, UnstyledButton } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useEditorText } from '../editor-text.ts';
import { createId } from '../model/new-ids.ts';
import { SavedSectionsList } from '../saved-sections/saved-sections-list.tsx';
import { pageTemplates } from './page-templates.ts';
import { sectionTemplates } from './section-templates.ts';
import { createSections, type SectionTemplate, type Translated } from './template.ts';
import { TemplatePreview } from './template-preview.tsx';
import styles from './templates.module.css';

/** Parts of the picker. */
export type TemplateKind = 'sections' | 'pages' | 'saved';

interface TemplatePickerProps {
  /** The part that is shown first; undefined while the dialog is closed. */
  readonly opened: TemplateKind | undefined;
  /** Language of the page, in which the previews are. */
  readonly language: Language;
  readonly onPick: (sections: Record<Language, StoredSection[]>) => void;
  readonly onClose: () => void;
}

/** Dialog with the sections and whole pages that a page can start from. */
export function TemplatePicker({ opened, language, onPick, onClose }: TemplatePickerProps) {
  const text = useEditorText();
  const pick = (sections: readonly Pick<SectionTemplate, 'name' | 'section'>[]) => {
    onPick(createSections(sections, createId));
    onClose();
  };
  return (
    <Modal
      opened={opened !== undefined}
      onClose={onClose}
      title={text('templates.title')}
      size="72rem"
      closeButtonProps={{ 'aria-label': text('templates.close') }}
    >
      <Tabs defaultValue={opened ?? 'sections'} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="sections">{text('templates.sections')}</Tabs.Tab>
          <Tabs.Tab value="pages">{text('templates.pages')}</Tabs.Tab>
          <Tabs.Tab value="saved">{text('saved.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sections">
          <Hint>{text('templates.sectionsHint')}</Hint>
          <ul className={styles.grid}>
            {sectionTemplates.map((template) => (
              <TemplateCard
                key={template.id}
                name={template.name}
                sections={[template]}
                language={language}
                onPick={pick}
              />
            ))}
          </ul>
        </Tabs.Panel>
        <Tabs.Panel value="pages">
          <Hint>{text('templates.pagesHint')}</Hint>
          <ul className={styles.grid} data-kind="pages">
            {pageTemplates.map((template) => (
              <TemplateCard key={template.id} {...template} language={language} onPick={pick} />
            ))}
          </ul>
        </Tabs.Panel>
        <Tabs.Panel value="saved">
          <Hint>{text('saved.hint')}</Hint>
          <SavedSectionsList
            language={language}
            onPick={({ el, en }) => {
              onPick({ el: [el], en: [en] });
              onClose();
            }}
          />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" mb="md">
      {children}
    </Text>
  );
}

interface TemplateCardProps {
  readonly name: Translated;
  readonly description?: Translated;
  readonly sections: readonly Pick<SectionTemplate, 'name' | 'section'>[];
  readonly language: Language;
  readonly onPick: (sections: TemplateCardProps['sections']) => void;
}

function TemplateCard({ name, description, sections, language, onPick }: TemplateCardProps) {
  const text = useEditorText();
  const spoken = useLanguage();
  const descriptionId = useId();
  const preview = useMemo(() => createSections(sections, createId)[language], [sections, language]);
  return (
    <li className={styles.card}>
      <TemplatePreview sections={preview} />
      <UnstyledButton
        className={styles.choose}
        aria-label={text('templates.insert', { name: name[spoken] })}
        {...(description && { 'aria-describedby': descriptionId })}
        onClick={() => onPick(sections)}
      >
        {name[spoken]}
      </UnstyledButton>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description[spoken]}
        </p>
      )}
    </li>
  );
}
