import { Button } from '@mantine/core';
import { useText } from '../../text.ts';
import { type ShownView, views } from './shown-view.ts';

/** Switches between day, week and list. */
export function ViewSwitch({ shown }: { shown: ShownView }) {
  const text = useText();
  return (
    <Button.Group aria-label={text('appointments.view')}>
      {views.map((view) => (
        <Button
          key={view}
          variant={view === shown.view ? 'light' : 'default'}
          aria-pressed={view === shown.view}
          onClick={() => shown.setView(view)}
        >
          {text(`appointments.views.${view}`)}
        </Button>
      ))}
    </Button.Group>
  );
}
