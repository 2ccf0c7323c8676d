import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Group, SegmentedControl, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { severityOrder } from './check-page.ts';
import type { CheckProblem, CheckSeverity } from './check-problem.ts';
import styles from './checks.module.css';
import { useProblemText } from './use-problem-text.ts';
import type { PageWeight } from './weight/page-weight.ts';
import { PageWeightView } from './weight/page-weight-view.tsx';

const ICON_SIZE = 18;
const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle } as const;
/** Tones of the kit's badge. */
export const severityTones = { error: 'danger', warning: 'warning', info: 'info' } as const;

interface ChecksPanelProps {
  readonly problems: readonly CheckProblem[];
  /** Opens the field of a problem. */
  readonly onOpen: (problem: CheckProblem) => void;
  /** Name of a section or widget, such as "Image: The shop"; '' where it is unknown. */
  readonly getName?: (language: Language, id: string) => string;
  readonly weights?: Readonly<Record<Language, PageWeight>>;
  readonly isChecking?: boolean;
}

type LanguageFilter = Language | 'all';

/** The problems of a page by severity, and its weight. */
export function ChecksPanel({ problems, onOpen, getName, weights, isChecking = false }: ChecksPanelProps) {
  const text = useEditorText();
  const [filter, setFilter] = useState<LanguageFilter>('all');
  const shown = problems.filter(({ language }) => filter === 'all' || language === filter);
  const count = (language: LanguageFilter) =>
    problems.filter((problem) => language === 'all' || problem.language === language).length;
  const languages = filter === 'all' ? LANGUAGES : [filter];
  return (
    <Stack gap="lg" aria-busy={isChecking}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={text('checks.language')}
        value={filter}
        onChange={setFilter}
        data={(['all', ...LANGUAGES] as const).map((value) => ({
          value,
          label: `${text(`checks.languages.${value}`)} (${count(value)})`,
        }))}
      />
      <p role="status" className={styles.summary}>
        {text(isChecking ? 'checks.checking' : shown.length === 0 ? 'checks.allGood' : 'checks.found', {
          count: shown.length,
        })}
      </p>
      {shown.length === 0 && !isChecking && (
        <Group gap="sm" wrap="nowrap" align="flex-start" className={styles.allGood}>
          <IconCircleCheck size={ICON_SIZE} aria-hidden />
          <Text size="sm">{text('checks.allGoodHint')}</Text>
        </Group>
      )}
      {severityOrder.map((severity) => (
        <SeverityGroup
          key={severity}
          severity={severity}
          problems={shown.filter((problem) => problem.severity === severity)}
          onOpen={onOpen}
          {...(getName ? { getName } : {})}
        />
      ))}
      {weights &&
        languages.map((language) => (
          <PageWeightView
            key={language}
            language={language}
            weight={weights[language]}
            {...(getName ? { getName } : {})}
          />
        ))}
    </Stack>
  );
}

interface SeverityGroupProps extends Pick<ChecksPanelProps, 'problems' | 'onOpen' | 'getName'> {
  readonly severity: CheckSeverity;
}

function SeverityGroup({ severity, problems, onOpen, getName }: SeverityGroupProps) {
  const text = useEditorText();
  const getText = useProblemText();
  const id = useId();
  const Icon = icons[severity];
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Group gap="xs" mb="xs">
        <h3 id={id} className={styles.heading}>
          {text(`checks.severities.${severity}`)}
        </h3>
        <Badge tone={severityTones[severity]}>{problems.length}</Badge>
      </Group>
      <ul className={styles.list}>
        {problems.map((problem) => {
          const { code, language, id: place, field, item, itemField } = problem;
          const name = getName?.(language, place) ?? '';
          return (
            <li key={[code, language, place, field, item, itemField, JSON.stringify(problem.params)].join(' ')}>
              <UnstyledButton className={styles.problem} data-severity={severity} onClick={() => onOpen(problem)}>
                <Icon size={ICON_SIZE} aria-hidden />
                <span className={styles.problemText}>
                  {getText(problem)}
                  <span className={styles.place}>
                    {[text(`checks.languages.${language}`), name].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
