import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Fact, Facts } from '../../framework/facts.tsx';
import { useFormatBytes } from '../../framework/format-bytes.ts';
import { Section } from '../../framework/section.tsx';
import { useSystemInfoText } from './system-info-text.ts';

interface PartProps {
  readonly info: SystemInfo;
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The running application. */
export function Application({ info: { versions, process, environment } }: PartProps) {
  const text = useSystemInfoText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  return (
    <Section title={text('application')}>
      <Facts>
        <Fact name={text('version')}>{versions.app}</Fact>
        <Fact name={text('node')}>{versions.node}</Fact>
        <Fact name={text('started')}>{format.dateTime(process.started_at)}</Fact>
        <Fact name={text('memory')}>{formatBytes(process.memory_used)}</Fact>
        <Fact name={text('heap')}>
          {text('ofTotal', {
            used: formatBytes(process.heap_used),
            total: formatBytes(process.heap_limit),
          })}
        </Fact>
        <Fact name={text('mode')}>{environment.mode}</Fact>
        <Fact name={text('logLevel')}>{environment.log_level}</Fact>
        <Fact name={text('seed')}>{environment.seed}</Fact>
      </Facts>
    </Section>
  );
}

/** The machine that the application runs on. */
export function Machine({ info: { machine } }: PartProps) {
  const text = useSystemInfoText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  return (
    <Section title={text('machine')}>
      <Facts>
        <Fact name={text('platform')}>{`${machine.platform} (${machine.architecture})`}</Fact>
        <Fact name={text('processors')}>{format.number(machine.processors)}</Fact>
        <Fact name={text('freeMemory')}>
          {text('ofTotal', {
            used: formatBytes(machine.memory_free),
            total: formatBytes(machine.memory_total),
          })}
        </Fact>
        <Fact name={text('timeZone')}>{machine.time_zone}</Fact>
      </Facts>
    </Section>
  );
}

/** The disk and the shop's images. */
export function Storage({ info: { storage } }: PartProps) {
  const text = useSystemInfoText();
  const formatBytes = useFormatBytes();
  const { disk, uploads } = storage;
  return (
    <Section title={text('storage')}>
      <Facts>
        <Fact name={text('freeDisk')}>
          {disk ? text('ofTotal', { used: formatBytes(disk.free), total: formatBytes(disk.total) }) : text('unknown')}
        </Fact>
        <Fact name={text('images')}>
          {text('imagesSize', { count: uploads.files, size: formatBytes(uploads.size) })}
        </Fact>
      </Facts>
    </Section>
  );
}

/** The database, with its own settings. */
export function DatabaseFacts({ info: { database } }: PartProps) {
  const text = useSystemInfoText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  const { last_migration: migration, settings } = database;
  return (
    <Section title={text('database')}>
      <Facts>
        <Fact name={text('engine')}>{`${engineNames[database.engine]} ${database.version}`}</Fact>
        <Fact name={text('size')}>{formatBytes(database.size)}</Fact>
        {migration && (
          <Fact name={text('lastMigration')}>{`${migration.name}, ${format.dateTime(migration.applied_at)}`}</Fact>
        )}
        {Object.entries(settings).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

/** The mail server, and the e-mails that were not sent yet. */
export function Mail({ info: { mail } }: PartProps) {
  const text = useSystemInfoText();
  const format = useFormat();
  return (
    <Section title={text('mail')}>
      <Facts>
        <Fact name={text('server')}>{text(`sources.${mail.source ?? 'none'}`)}</Fact>
        <Fact name={text('waiting')}>{format.number(mail.waiting)}</Fact>
        <Fact name={text('failed')}>{format.number(mail.failed)}</Fact>
      </Facts>
    </Section>
  );
}

/** Number of rows of the main tables. */
export function Contents({ info: { counts } }: PartProps) {
  const text = useSystemInfoText();
  const format = useFormat();
  return (
    <Section title={text('contents')}>
      <Facts>
        {(Object.keys(counts) as (keyof SystemInfo['counts'])[]).map((name) => (
          <Fact key={name} name={text(`counts.${name}`)}>
            {format.number(counts[name])}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
