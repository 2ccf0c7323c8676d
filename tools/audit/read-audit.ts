import { z } from 'zod';

/** Severities of `npm audit`, the mildest first. */
const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof severities)[number];

/** What `npm audit --json` prints: a report, or why there is none. */
const output = z.union([
  z.object({
    vulnerabilities: z.record(
      z.string(),
      z.object({
        severity: z.enum(severities),
        range: z.string(),
        fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
        via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
      }),
    ),
    metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
  }),
  z.object({ message: z.string() }),
  z.object({ error: z.object({ summary: z.string() }) }),
]);

/** The result of an audit. */
export type Audit =
  | { readonly kind: 'unanswered'; readonly reason: string }
  | { readonly kind: 'read'; readonly packages: number; readonly findings: readonly string[] };

/**
 * Reads what `npm audit --json` printed. A registry that does not offer the audit, or cannot be reached, is `unanswered`: it
 * says nothing about the packages. `accepted` holds the packages whose findings are recorded as harmless, with the reason.
 */
export function readAudit(text: string, accepted: Readonly<Record<string, string>>): Audit {
  const found = parse(text);
  if (found === undefined) return { kind: 'unanswered', reason: text.trim().slice(0, 200) || 'npm printed nothing' };
  if (!('vulnerabilities' in found)) {
    return { kind: 'unanswered', reason: 'message' in found ? found.message : found.error.summary };
  }
  const findings = Object.entries(found.vulnerabilities)
    .filter(([name]) => accepted[name] === undefined)
    .sort(([, a], [, b]) => getRank(b.severity) - getRank(a.severity))
    .map(([name, { severity, range, via, fixAvailable }]) => {
      const causes = via.map((cause) =>
        typeof cause === 'string' ? `through ${cause}` : `${cause.title}, ${cause.url}`,
      );
      return `${severity}: ${name} ${range}: ${causes.join('; ')}${fixAvailable === false ? ' (no fix yet)' : ''}`;
    });
  return { kind: 'read', packages: found.metadata.dependencies.total, findings };
}

const getRank = (severity: Severity) => severities.indexOf(severity);

function parse(text: string): z.output<typeof output> | undefined {
  try {
    return output.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
