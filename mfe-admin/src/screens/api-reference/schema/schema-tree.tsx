import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../framework/disclosure.tsx';
import { useReferenceText } from '../reference-text.ts';
import { LimitList } from './limit-list.tsx';
import styles from './schema.module.css';
import { createSchemaView, type SchemaPart, type SchemaView } from './schema-view.ts';

/** Levels that are initially open; deeper levels render when they are opened. */
const OPEN_LEVELS = 2;

/** Which parts are marked: required ones of a request, or optional ones of a response. */
export type MarkedParts = 'required' | 'optional';

/** A schema as a tree of its parts. */
export function SchemaTree({ schema, markedParts }: { schema: JsonSchema; markedParts: MarkedParts }) {
  const view = createSchemaView(schema);
  // Requests and responses are objects unless stated otherwise, so the type is shown for other types only.
  if (view.type === 'object' && !view.nullable) return <Parts parts={view.parts} markedParts={markedParts} level={1} />;
  return (
    <>
      <Facts view={view} />
      <Parts parts={view.parts} markedParts={markedParts} level={1} />
    </>
  );
}

function Parts({
  parts,
  markedParts,
  level,
}: {
  parts: readonly SchemaPart[];
  markedParts: MarkedParts;
  level: number;
}) {
  return (
    <ul className={styles.tree}>
      {parts.map((part) => (
        <Part key={`${part.kind}.${part.name}`} part={part} markedParts={markedParts} level={level} />
      ))}
    </ul>
  );
}

function Part({ part, markedParts, level }: { part: SchemaPart; markedParts: MarkedParts; level: number }) {
  const text = useReferenceText();
  const view = createSchemaView(part.schema);
  const name = usePartName(part);
  const isMarked = part.kind === 'property' && part.required === (markedParts === 'required');
  return (
    <li>
      <div className={styles.part}>
        {part.kind === 'property' ? <code className={styles.name}>{name}</code> : <em>{name}</em>}
        <Facts view={view} mark={isMarked && <span className={styles[markedParts]}>{text(`${markedParts}`)}</span>} />
        {part.schema.description && <span className={styles.limit}>{part.schema.description}</span>}
      </div>
      <NestedParts parts={view.parts} name={name} markedParts={markedParts} level={level + 1} />
    </li>
  );
}

interface BelowProps {
  readonly parts: readonly SchemaPart[];
  readonly name: string;
  readonly markedParts: MarkedParts;
  readonly level: number;
}

function NestedParts({ parts, name, markedParts, level }: BelowProps) {
  const text = useReferenceText();
  if (parts.length === 0) return null;
  const list = <Parts parts={parts} markedParts={markedParts} level={level} />;
  if (level <= OPEN_LEVELS) return list;
  const key = parts[0]?.kind === 'alternative' ? 'alternatives' : 'fields';
  return (
    <Disclosure label={text(key, { count: parts.length })} about={name}>
      {list}
    </Disclosure>
  );
}

function Facts({ view, mark }: { view: SchemaView; mark?: ReactNode }) {
  const text = useReferenceText();
  return (
    <>
      <span className={styles.type}>{view.type}</span>
      {view.nullable && <span className={styles.type}>{text('orNull')}</span>}
      {mark}
      <LimitList limits={view.limits} />
    </>
  );
}

function usePartName({ kind, name }: SchemaPart): string {
  const text = useReferenceText();
  if (kind === 'key') return text('anyKey');
  return kind === 'alternative' ? text('alternative', { number: name }) : name;
}
