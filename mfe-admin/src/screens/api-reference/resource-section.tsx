import { Paper, Title } from '@mantine/core';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import { Disclosure } from '../../framework/disclosure.tsx';
import { EndpointDetails } from './endpoint-details.tsx';
import type { ListedEndpoint, ListedResource } from './listed-endpoints.ts';
import { useReferenceText } from './reference-text.ts';
import styles from './resource-section.module.css';

const methodTones: Readonly<Record<string, AdminBadgeProps['tone']>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
};

/** A resource with its endpoints; `target` is the id that the address links to. */
export function ResourceSection({ resource, target }: { resource: ListedResource; target: string }) {
  return (
    <Paper component="section" withBorder className={styles.resource}>
      <Title order={2} size="h4" id={resource.id} tabIndex={-1} className={styles.resourceName}>
        {resource.name}
      </Title>
      {resource.endpoints.map((endpoint) => (
        <EndpointEntry key={endpoint.id} endpoint={endpoint} opened={endpoint.id === target} />
      ))}
    </Paper>
  );
}

function EndpointEntry({ endpoint, opened }: { endpoint: ListedEndpoint; opened: boolean }) {
  const text = useReferenceText();
  const label = (
    <>
      <span className={styles.method}>
        <AdminBadge tone={methodTones[endpoint.method] ?? 'neutral'}>{endpoint.method}</AdminBadge>
      </span>
      <code className={styles.address}>{endpoint.address}</code>
      <span className={styles.access}>{text(`access.${endpoint.access}`)}</span>
    </>
  );
  return (
    <div className={styles.endpoint} id={endpoint.id}>
      <Disclosure label={label} opened={opened} isHeading className={styles.endpointButton}>
        <EndpointDetails endpoint={endpoint} />
      </Disclosure>
    </div>
  );
}
