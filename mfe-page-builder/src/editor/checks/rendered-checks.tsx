import type { Language } from '@fakos/contracts/languages';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Group, Text, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import type { NodeKey } from '../model/editor-document.ts';
import { FailureAlert } from '../publishing/request-state.tsx';
import { useEditorState } from '../session/session-context.ts';
import styles from './checks.module.css';

/** A problem of the page as it is rendered. */
export interface RenderedProblem {
  /** Name of the rule. */
  readonly rule: string;
  /** What is wrong, in the language of the back office. */
  readonly help: string;
  /** The section or widget with the problem; '' outside of all. */
  readonly key: NodeKey;
}

/** Checks the rendered page, with texts in a language. */
export type AuditCanvas = (language: Language) => Promise<readonly RenderedProblem[]>;

/** Delay after a change, in milliseconds, in which the page renders it. */
const PAUSE_MS = 1000;
const ICON_SIZE = 18;

interface RenderedChecksProps {
  readonly audit: AuditCanvas;
  /** Opens the fields of a section or widget. */
  readonly onOpen: (key: NodeKey) => void;
  /** Name of a section or widget of the edited language. */
  readonly getName: (key: NodeKey) => string;
}

/** Accessibility problems of the page as it is rendered, which the stored page does not show, such as contrast inside texts. */
export function RenderedChecks({ audit, onOpen, getName }: RenderedChecksProps) {
  const text = useEditorText();
  const id = useId();
  const { problems, hasFailed, retry } = useRenderedProblems(audit);
  return (
    <section aria-labelledby={id} aria-busy={!problems && !hasFailed}>
      <Group gap="xs" mb="xs">
        <h3 id={id} className={styles.heading}>
          {text('checks.rendered.title')}
        </h3>
        {problems && problems.length > 0 && <Badge tone="warning">{problems.length}</Badge>}
      </Group>
      {hasFailed ? (
        <FailureAlert message={text('checks.rendered.failed')} onRetry={retry} />
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {text(!problems ? 'checks.checking' : problems.length === 0 ? 'checks.rendered.none' : 'checks.found', {
            count: problems?.length ?? 0,
          })}
        </Text>
      )}
      <ul className={styles.list}>
        {problems?.map(({ rule, help, key }) => (
          <li key={`${rule} ${key}`}>
            <UnstyledButton className={styles.problem} data-severity="warning" onClick={() => onOpen(key)}>
              <IconAlertTriangle size={ICON_SIZE} aria-hidden />
              <span className={styles.problemText}>
                {help}
                <span className={styles.place}>{getName(key)}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without problems where the check failed. */
interface Found {
  readonly problems?: readonly RenderedProblem[];
}

function useRenderedProblems(audit: AuditCanvas) {
  const backOfficeLanguage = useLanguage();
  const edited = useEditorState(({ document, language }) => document[language]);
  const [document] = useDebouncedValue(edited, PAUSE_MS);
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  useEffect(
    function auditPage() {
      let isCurrent = true;
      audit(backOfficeLanguage).then(
        (problems) => isCurrent && setFound({ problems }),
        () => isCurrent && setFound({}),
      );
      return () => {
        isCurrent = false;
      };
    },
    // The page is checked again after each change, and on request.
    [audit, backOfficeLanguage, document, attempt],
  );
  return {
    problems: found?.problems,
    hasFailed: found !== undefined && found.problems === undefined,
    retry() {
      setFound(undefined);
      setAttempt(attempt + 1);
    },
  };
}
