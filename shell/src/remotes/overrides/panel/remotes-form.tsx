import { useLanguage } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { SelectField, TextField } from '@fakos/shared-kit/ui/field';
import { List } from '@fakos/shared-kit/ui/list';
import { type SubmitEvent, useState } from 'react';
import { storeOverrides } from '../override-storage.ts';
import { getOverriddenVersion, isLoopback, toReleaseOverride } from '../parse-overrides.ts';
import styles from './developer-panel.module.css';
import { type ListedRemote, listPageRemotes, type PageRemotes } from './page-remotes.ts';
import { usePanelText } from './use-panel-text.ts';

const LIVE = '';
const LOCAL = 'local';
const EXAMPLE_ORIGIN = 'http://127.0.0.1:3001';

/** What the developer chose for a remote. */
interface Choice {
  /** `LIVE`, `LOCAL` or the override of an earlier release. */
  readonly release: string;
  readonly origin: string;
}

type Choices = Readonly<Record<string, Choice>>;

/** The page's remotes with a choice of their releases. Choices take effect together, with one reload. */
export function RemotesForm({ id, remotes }: { id: string; remotes: PageRemotes }) {
  const text = usePanelText();
  const [listed] = useState(() => listPageRemotes(remotes));
  const [choices, setChoices] = useState(() => readChoices(listed, remotes.overridden));
  const [isSubmitted, setSubmitted] = useState(false);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.values(choices).every(isValid)) storeOverrides(toOverrides(choices));
  };
  return (
    // The browser's own messages would name no example.
    <form method="post" id={id} className={styles.form} aria-label={text('remotes')} noValidate onSubmit={apply}>
      <List className={styles.list}>
        {listed.map((remote) => (
          <li key={remote.id} className={styles.remote}>
            <RemoteFields
              remote={remote}
              choice={getChoice(choices, remote.id)}
              showsError={isSubmitted}
              onChange={(choice) => setChoices({ ...choices, [remote.id]: choice })}
            />
          </li>
        ))}
      </List>
      <Button type="submit" size="sm">
        {text('apply')}
      </Button>
    </form>
  );
}

interface RemoteFieldsProps {
  readonly remote: ListedRemote;
  readonly choice: Choice;
  readonly showsError: boolean;
  readonly onChange: (choice: Choice) => void;
}

function RemoteFields({ remote, choice, showsError, onChange }: RemoteFieldsProps) {
  const text = usePanelText();
  const { id, version, source, bytes, liveVersion, earlierVersions } = remote;
  const size = useSize(bytes);
  const options = [
    ...(liveVersion ? [{ value: LIVE, label: text('live', { version: liveVersion }) }] : []),
    ...earlierVersions.map((earlier) => ({
      value: toReleaseOverride(earlier),
      label: text('earlier', { version: earlier }),
    })),
    { value: LOCAL, label: text('local') },
  ];
  return (
    <>
      <p className={styles.facts}>
        <strong>
          {id} {version}
        </strong>
        <span>{source}</span>
        <span>{size}</span>
      </p>
      <SelectField
        label={text('release', { remote: id })}
        options={options}
        value={choice.release}
        onChange={(event) => onChange({ ...choice, release: event.target.value })}
      />
      {choice.release === LOCAL && (
        <TextField
          label={text('origin', { remote: id })}
          type="url"
          value={choice.origin}
          error={showsError && !isValid(choice) ? text('originError', { example: EXAMPLE_ORIGIN }) : undefined}
          onChange={(event) => onChange({ ...choice, origin: event.target.value })}
        />
      )}
    </>
  );
}

function useSize(bytes: number | undefined): string {
  const text = usePanelText();
  const language = useLanguage();
  if (bytes === undefined) return text('notLoaded');
  if (bytes === 0) return text('unknownSize');
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  return text('size', { size: format.format(bytes / 1_000) });
}

function readChoices(listed: readonly ListedRemote[], overridden: Readonly<Record<string, string>>): Choices {
  return Object.fromEntries(
    listed.map(({ id, liveVersion }) => {
      const override = overridden[id];
      if (override === undefined) return [id, { release: liveVersion ? LIVE : LOCAL, origin: EXAMPLE_ORIGIN }];
      if (getOverriddenVersion(override)) return [id, { release: override, origin: EXAMPLE_ORIGIN }];
      return [id, { release: LOCAL, origin: override }];
    }),
  );
}

function getChoice(choices: Choices, id: string): Choice {
  return choices[id] ?? { release: LIVE, origin: EXAMPLE_ORIGIN };
}

function isValid({ release, origin }: Choice): boolean {
  return release !== LOCAL || isLoopback(origin);
}

function toOverrides(choices: Choices): Record<string, string> {
  const overrides = Object.entries(choices).map(([id, { release, origin }]) => [
    id,
    release === LOCAL ? origin : release,
  ]);
  return Object.fromEntries(overrides.filter(([, override]) => override !== LIVE));
}
