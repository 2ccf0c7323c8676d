import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCurlCommand } from './curl-command.ts';
import { CurlExample } from './curl-example.tsx';
import styles from './endpoint-details.module.css';
import type { ListedEndpoint } from './listed-endpoints.ts';
import { ParameterTable } from './parameter-table.tsx';
import { useReferenceText } from './reference-text.ts';
import { SchemaTree } from './schema/schema-tree.tsx';

/** An endpoint's query, body and response, with an example. */
export function EndpointDetails({ endpoint }: { endpoint: ListedEndpoint }) {
  const text = useReferenceText();
  const { query, body, answer, takes } = endpoint;
  const about = `${endpoint.method} ${endpoint.address}`;
  return (
    <div className={styles.details}>
      {hasFields(query) && (
        <Part title={text('query')} about={about}>
          <ParameterTable query={query} label={`${text('query')}: ${about}`} />
        </Part>
      )}
      {(hasFields(body) || takes === 'upload') && (
        <Part title={text('body')} about={about}>
          {takes && <Text size="sm">{text(`takes.${takes}`)}</Text>}
          {hasFields(body) && <SchemaTree schema={body} markedParts="required" />}
        </Part>
      )}
      <Part title={text('response')} about={about}>
        {answer ? <SchemaTree schema={answer} markedParts="optional" /> : <Text size="sm">{text('notJson')}</Text>}
      </Part>
      <Part title={text('example')} about={about}>
        <CurlExample command={formatCurlCommand(endpoint, window.location.origin)} />
      </Part>
      <Anchor href={`#${endpoint.id}`} size="sm" underline="always">
        {text('linkToEndpoint')}
      </Anchor>
    </div>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section aria-label={`${title}: ${about}`}>
      <Title order={4} size="h6" className={styles.partTitle}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function hasFields(schema: JsonSchema | undefined): schema is JsonSchema {
  return Object.keys(schema?.properties ?? {}).length > 0 || typeof schema?.additionalProperties === 'object';
}
