import type { PreferenceValue } from '@fakos/contracts/preferences/contract';
import { useGetPreferencesQuery } from '@fakos/shared-kit/api/preferences/hooks';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button, Group, Text } from '@mantine/core';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import { Section } from '../../framework/section.tsx';
import { useHasPermission } from '../../framework/session/use-has-permission.ts';
import { setRunningTour } from '../../framework/tour/tour-state.ts';
import { getProgressKey, TOUR_DONE, type TourId, tourIds, tours } from '../../framework/tour/tours.ts';
import { useText } from '../../text.ts';
import styles from './tutorial.module.css';

/** The tours that the user's role can follow, each with the user's progress. */
export function TourList() {
  const text = useText();
  const hasPermission = useHasPermission();
  const { data } = useGetPreferencesQuery({});
  const stored = data?.data.preferences;
  return (
    <Section title={text('tutorial.tours')}>
      <Text size="sm" c="dimmed">
        {text('tutorial.toursHint')}
      </Text>
      <ul className={styles.tours}>
        {tourIds
          .filter((id) => hasPermission(tours[id].permission))
          .map((id) => (
            <TourItem key={id} id={id} progress={stored?.[getProgressKey(id)]} />
          ))}
      </ul>
    </Section>
  );
}

function TourItem({ id, progress }: { id: TourId; progress: PreferenceValue | undefined }) {
  const text = useText();
  const navigate = useNavigate();
  const { steps } = tours[id];
  const isDone = progress === TOUR_DONE;
  const reached = typeof progress === 'number' && steps[progress] ? progress : 0;
  const title = text(`tours.tours.${id}.title`);
  const label = text(getLabelKey());

  function start(step: number) {
    const { path } = steps[step] ?? {};
    setRunningTour({ id, step });
    if (path !== undefined) navigate(path);
  }

  function getLabelKey() {
    if (isDone) return 'tutorial.again';
    return reached > 0 ? 'tutorial.continue' : 'tutorial.start';
  }

  return (
    <li className={styles.tour}>
      <div>
        <Group gap="xs">
          <Text fw={500}>{title}</Text>
          {isDone && <AdminBadge tone="success">{text('tutorial.done')}</AdminBadge>}
          {reached > 0 && (
            <AdminBadge tone="info">{text('tutorial.reached', { step: reached + 1, count: steps.length })}</AdminBadge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {text(`tours.tours.${id}.summary`)}
        </Text>
      </div>
      <Group gap="xs">
        {reached > 0 && (
          <Button variant="subtle" aria-label={`${text('tutorial.fromStart')}: ${title}`} onClick={() => start(0)}>
            {text('tutorial.fromStart')}
          </Button>
        )}
        <Button variant="default" aria-label={`${label}: ${title}`} onClick={() => start(reached)}>
          {label}
        </Button>
      </Group>
    </li>
  );
}
