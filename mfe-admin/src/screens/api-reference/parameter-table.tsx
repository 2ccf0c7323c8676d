import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListTable } from '../../framework/list/list-table.tsx';
import { useReferenceText } from './reference-text.ts';
import { LimitList } from './schema/limit-list.tsx';
import styles from './schema/schema.module.css';
import { createSchemaView } from './schema/schema-view.ts';

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** An endpoint's query parameters. */
export function ParameterTable({ query, label }: { query: JsonSchema; label: string }) {
  const rows = Object.entries(query.properties ?? {}).map(([name, schema]): Parameter => {
    return { name, required: query.required?.includes(name) ?? false, schema };
  });
  return <ListTable label={label} columns={useColumns()} rows={rows} rowKey={({ name }) => name} />;
}

function useColumns(): Column<Parameter>[] {
  const text = useReferenceText();
  return [
    {
      key: 'name',
      header: text('name'),
      isRowTitle: true,
      cell: ({ name }) => <code className={styles.name}>{name}</code>,
    },
    {
      key: 'type',
      header: text('type'),
      cell: ({ schema }) => <span className={styles.type}>{createSchemaView(schema).type}</span>,
    },
    {
      key: 'required',
      header: text('requiredHeader'),
      cell: ({ required }) => text(required ? 'yes' : 'no'),
    },
    {
      key: 'limits',
      header: text('limitsHeader'),
      cell: ({ schema }) => (
        <span className={styles.limits}>
          <LimitList limits={createSchemaView(schema).limits} />
        </span>
      ),
    },
  ];
}
