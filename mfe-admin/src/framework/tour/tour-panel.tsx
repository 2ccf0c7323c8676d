import { useMergePreferencesMutation } from '@fakos/shared-kit/api/preferences/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Link, useLocation, useNavigate } from '@fakos/shared-kit/router';
import { Anchor, Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { type AdminTextKey, useText } from '../../text.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import styles from './tour.module.css';
import { type RunningTour, setRunningTour } from './tour-state.ts';
import { getProgressKey, TOUR_DONE, type TourStep, tours } from './tours.ts';
import { useHighlight } from './use-highlight.ts';

/**
 * A step of the running tour, beside the screen: the screen stays usable, and the tour stays while one navigates. Escape ends
 * it.
 */
export function TourPanel({ tour: { id, step: index } }: { tour: RunningTour }) {
  const text = useText();
  const kitText = useKitText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [merge] = useMergePreferencesMutation();
  const titleId = useId();
  const textId = useId();
  const steps: readonly TourStep[] = tours[id].steps;
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const opened = useRef(step?.path === pathname ? undefined : step?.path);
  const content = useStepFocus(index, pathname, opened);
  useHighlight(step?.target);
  useShortcuts([{ keys: 'Escape', description: text('tours.end'), run: endByKey }], text('tours.group'));
  if (!step) return null;

  /** A failure is ignored, because only the progress is lost. */
  function storeProgress(progress: number | typeof TOUR_DONE) {
    void merge({ preferences: { [getProgressKey(id)]: progress } });
  }

  function moveTo(next: number) {
    const { path } = steps[next] ?? {};
    setRunningTour({ id, step: next });
    storeProgress(next);
    if (path === undefined || path === pathname) return;
    opened.current = path;
    navigate(path);
  }

  function end() {
    setRunningTour(undefined);
  }

  /** Escape in a menu of the header closes the menu only. */
  function endByKey({ target }: KeyboardEvent) {
    if (!(target instanceof Element && target.closest('[role=dialog]'))) end();
  }

  function finish() {
    storeProgress(TOUR_DONE);
    end();
  }

  return (
    <Paper component="section" withBorder shadow="lg" aria-label={text('tours.group')} className={styles.panel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields */}
      <div
        ref={content}
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={textId}
        className={styles.content}
      >
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div id={titleId}>
            <Text size="xs" c="dimmed">
              {text('tours.position', { tour: getText('title'), step: index + 1, count: steps.length })}
            </Text>
            <Text fw={600}>{getText(`steps.${step.key}.title`)}</Text>
          </div>
          <CloseButton onClick={end} aria-label={text('tours.end')} title={text('tours.endHint')} />
        </Group>
        <Text size="sm" id={textId}>
          {getText(`steps.${step.key}.text`)}
        </Text>
      </div>
      {step.path !== undefined && step.path !== pathname && (
        <Anchor component={Link} to={step.path} size="sm" underline="always">
          {text('tours.goThere')}
        </Anchor>
      )}
      <Group justify="space-between" mt="sm">
        <Button size="xs" variant="default" disabled={index === 0} onClick={() => moveTo(index - 1)}>
          {kitText('actions.back')}
        </Button>
        <Button size="xs" onClick={() => (isLast ? finish() : moveTo(index + 1))}>
          {isLast ? text('tours.finish') : kitText('actions.next')}
        </Button>
      </Group>
    </Paper>
  );

  function getText(key: string): string {
    return text(`tours.tours.${id}.${key}` as AdminTextKey);
  }
}

/**
 * Moves the focus to each new step, and once more when the address that the step opens has moved it to the screen's title.
 *
 * @param opened the address that the tour has opened
 */
function useStepFocus(index: number, pathname: string, opened: RefObject<string | undefined>) {
  const content = useRef<HTMLDivElement>(null);
  const lastIndex = useRef(-1);

  useEffect(
    function focusStep() {
      const isNewStep = lastIndex.current !== index;
      const isOpened = opened.current === pathname;
      lastIndex.current = index;
      if (isOpened) opened.current = undefined;
      if (isNewStep || isOpened) content.current?.focus();
    },
    [index, pathname, opened],
  );
  return content;
}
