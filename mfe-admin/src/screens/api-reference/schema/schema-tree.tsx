import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { Disclosure } from '../disclosure.tsx';
import { LimitList } from './limit-list.tsx';
import styles from './schema.module.css';
import { type SchemaPart, type SchemaView, viewSchema } from './schema-view.ts';

/** Levels that are open from the start; what is deeper is built when it is opened. */
const OPEN_LEVELS = 2;

/** Which parts are marked: those that must be sent, or those that an answer may lack. */
export type MarkedParts = 'required' | 'optional';

/** A schema as a tree of its parts. */
export function SchemaTree({ schema, marked }: { schema: JsonSchema; marked: MarkedParts }) {
  const view = viewSchema(schema);
  // What is sent and answered is an object, which need not be said; anything else is.
  if (view.type === 'object' && !view.nullable) return <Parts parts={view.parts} marked={marked} level={1} />;
  return (
    <>
      <Facts view={view} />
      <Parts parts={view.parts} marked={marked} level={1} />
    </>
  );
}

function Parts({ parts, marked, level }: { parts: readonly SchemaPart[]; marked: MarkedParts; level: number }) {
  return (
    <ul className={styles.tree}>
      {parts.map((part) => (
        <Part key={`${part.kind}.${part.name}`} part={part} marked={marked} level={level} />
      ))}
    </ul>
  );
}

function Part({ part, marked, level }: { part: SchemaPart; marked: MarkedParts; level: number }) {
  const text = useText();
  const view = viewSchema(part.schema);
  const name = usePartName(part);
  const isMarked = part.kind === 'property' && part.required === (marked === 'required');
  return (
    <li>
      <div className={styles.part}>
        {part.kind === 'property' ? <code className={styles.name}>{name}</code> : <em>{name}</em>}
        <Facts
          view={view}
          mark={isMarked && <span className={styles[marked]}>{text(`apiReference.${marked}`)}</span>}
        />
        {part.schema.description && <span className={styles.limit}>{part.schema.description}</span>}
      </div>
      <Below parts={view.parts} name={name} marked={marked} level={level + 1} />
    </li>
  );
}

interface BelowProps {
  readonly parts: readonly SchemaPart[];
  readonly name: string;
  readonly marked: MarkedParts;
  readonly level: number;
}

function Below({ parts, name, marked, level }: BelowProps) {
  const text = useText();
  if (parts.length === 0) return null;
  const list = <Parts parts={parts} marked={marked} level={level} />;
  if (level <= OPEN_LEVELS) return list;
  const key = parts[0]?.kind === 'form' ? 'apiReference.forms' : 'apiReference.fields';
  return (
    <Disclosure label={text(key, { count: parts.length })} about={name}>
      {list}
    </Disclosure>
  );
}

function Facts({ view, mark }: { view: SchemaView; mark?: ReactNode }) {
  const text = useText();
  return (
    <>
      <span className={styles.type}>{view.type}</span>
      {view.nullable && <span className={styles.type}>{text('apiReference.orNull')}</span>}
      {mark}
      <LimitList limits={view.limits} />
    </>
  );
}

function usePartName({ kind, name }: SchemaPart): string {
  const text = useText();
  if (kind === 'key') return text('apiReference.anyKey');
  return kind === 'form' ? text('apiReference.form', { number: name }) : name;
}
