import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import styles from './call-details.module.css';
import { curlOf } from './curl.ts';
import { CurlExample } from './curl-example.tsx';
import type { ListedCall } from './listed-calls.ts';
import { ParameterTable } from './parameter-table.tsx';
import { SchemaTree } from './schema/schema-tree.tsx';

/** What a call takes and answers, with an example. */
export function CallDetails({ call }: { call: ListedCall }) {
  const text = useText();
  const { query, body, answer, takes } = call;
  const about = `${call.method} ${call.address}`;
  return (
    <div className={styles.details}>
      {hasFields(query) && (
        <Part title={text('apiReference.query')} about={about}>
          <ParameterTable query={query} label={`${text('apiReference.query')}: ${about}`} />
        </Part>
      )}
      {(hasFields(body) || takes === 'upload') && (
        <Part title={text('apiReference.body')} about={about}>
          {takes && <Text size="sm">{text(`apiReference.takes.${takes}`)}</Text>}
          {hasFields(body) && <SchemaTree schema={body} marked="required" />}
        </Part>
      )}
      <Part title={text('apiReference.answer')} about={about}>
        {answer ? (
          <SchemaTree schema={answer} marked="optional" />
        ) : (
          <Text size="sm">{text('apiReference.notJson')}</Text>
        )}
      </Part>
      <Part title={text('apiReference.example')} about={about}>
        <CurlExample command={curlOf(call, window.location.origin)} />
      </Part>
      <Anchor href={`#${call.id}`} size="sm" underline="always">
        {text('apiReference.linkToCall')}
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
