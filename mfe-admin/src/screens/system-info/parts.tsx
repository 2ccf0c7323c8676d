import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Fact, Facts } from '../../framework/facts.tsx';
import { useFormatBytes } from '../../framework/format-bytes.ts';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';

interface PartProps {
  readonly info: SystemInfo;
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The running application. */
export function Application({ info: { versions, process, environment } }: PartProps) {
  const text = useText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  return (
    <Section title={text('systemInfo.application')}>
      <Facts>
        <Fact name={text('systemInfo.version')}>{versions.app}</Fact>
        <Fact name={text('systemInfo.node')}>{versions.node}</Fact>
        <Fact name={text('systemInfo.started')}>{format.dateTime(process.started_at)}</Fact>
        <Fact name={text('systemInfo.memory')}>{formatBytes(process.memory_used)}</Fact>
        <Fact name={text('systemInfo.heap')}>
          {text('systemInfo.ofTotal', {
            used: formatBytes(process.heap_used),
            total: formatBytes(process.heap_limit),
          })}
        </Fact>
        <Fact name={text('systemInfo.mode')}>{environment.mode}</Fact>
        <Fact name={text('systemInfo.logLevel')}>{environment.log_level}</Fact>
        <Fact name={text('systemInfo.seed')}>{environment.seed}</Fact>
      </Facts>
    </Section>
  );
}

/** The machine that the application runs on. */
export function Machine({ info: { machine } }: PartProps) {
  const text = useText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  return (
    <Section title={text('systemInfo.machine')}>
      <Facts>
        <Fact name={text('systemInfo.platform')}>{`${machine.platform} (${machine.architecture})`}</Fact>
        <Fact name={text('systemInfo.processors')}>{format.number(machine.processors)}</Fact>
        <Fact name={text('systemInfo.freeMemory')}>
          {text('systemInfo.ofTotal', {
            used: formatBytes(machine.memory_free),
            total: formatBytes(machine.memory_total),
          })}
        </Fact>
        <Fact name={text('systemInfo.timeZone')}>{machine.time_zone}</Fact>
      </Facts>
    </Section>
  );
}

/** The disk and the shop's images. */
export function Storage({ info: { storage } }: PartProps) {
  const text = useText();
  const formatBytes = useFormatBytes();
  const { disk, uploads } = storage;
  return (
    <Section title={text('systemInfo.storage')}>
      <Facts>
        <Fact name={text('systemInfo.freeDisk')}>
          {disk
            ? text('systemInfo.ofTotal', { used: formatBytes(disk.free), total: formatBytes(disk.total) })
            : text('systemInfo.unknown')}
        </Fact>
        <Fact name={text('systemInfo.images')}>
          {text('systemInfo.imagesSize', { count: uploads.files, size: formatBytes(uploads.size) })}
        </Fact>
      </Facts>
    </Section>
  );
}

/** The database, with its own settings. */
export function DatabaseFacts({ info: { database } }: PartProps) {
  const text = useText();
  const format = useFormat();
  const formatBytes = useFormatBytes();
  const { last_migration: migration, settings } = database;
  return (
    <Section title={text('systemInfo.database')}>
      <Facts>
        <Fact name={text('systemInfo.engine')}>{`${engineNames[database.engine]} ${database.version}`}</Fact>
        <Fact name={text('systemInfo.size')}>{formatBytes(database.size)}</Fact>
        {migration && (
          <Fact name={text('systemInfo.lastMigration')}>
            {`${migration.name}, ${format.dateTime(migration.applied_at)}`}
          </Fact>
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
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('systemInfo.mail')}>
      <Facts>
        <Fact name={text('systemInfo.server')}>{text(`systemInfo.sources.${mail.source ?? 'none'}`)}</Fact>
        <Fact name={text('systemInfo.waiting')}>{format.number(mail.waiting)}</Fact>
        <Fact name={text('systemInfo.failed')}>{format.number(mail.failed)}</Fact>
      </Facts>
    </Section>
  );
}

/** Number of rows of the main tables. */
export function Contents({ info: { counts } }: PartProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('systemInfo.contents')}>
      <Facts>
        {(Object.keys(counts) as (keyof SystemInfo['counts'])[]).map((name) => (
          <Fact key={name} name={text(`systemInfo.counts.${name}`)}>
            {format.number(counts[name])}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
