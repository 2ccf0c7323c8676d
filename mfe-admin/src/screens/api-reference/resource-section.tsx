import { Paper, Title } from '@mantine/core';
import { Mark, type MarkProps } from '../../framework/mark.tsx';
import { useText } from '../../text.ts';
import { CallDetails } from './call-details.tsx';
import { Disclosure } from './disclosure.tsx';
import type { ListedCall, ListedResource } from './listed-calls.ts';
import styles from './resource-section.module.css';

const methodTones: Readonly<Record<string, MarkProps['tone']>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
};

/** A resource with its calls; `target` is the call or the resource that the address leads to. */
export function ResourceSection({ resource, target }: { resource: ListedResource; target: string }) {
  return (
    <Paper component="section" withBorder className={styles.resource}>
      <Title order={2} size="h4" id={resource.id} tabIndex={-1} className={styles.resourceName}>
        {resource.name}
      </Title>
      {resource.calls.map((call) => (
        <CallEntry key={call.id} call={call} opened={call.id === target} />
      ))}
    </Paper>
  );
}

function CallEntry({ call, opened }: { call: ListedCall; opened: boolean }) {
  const text = useText();
  const label = (
    <>
      <span className={styles.method}>
        <Mark tone={methodTones[call.method] ?? 'neutral'}>{call.method}</Mark>
      </span>
      <code className={styles.address}>{call.address}</code>
      <span className={styles.access}>{text(`apiReference.access.${call.access}`)}</span>
    </>
  );
  return (
    <div className={styles.call} id={call.id}>
      <Disclosure label={label} opened={opened} isHeading className={styles.callButton}>
        <CallDetails call={call} />
      </Disclosure>
    </div>
  );
}
