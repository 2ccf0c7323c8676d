import { gatewaySettings } from '@fakos/api-gateway/settings';
import { apiSettingsSchema } from '@fakos/store-api/settings';
import type { ZodError } from 'zod';

/** All knobs of an installation, from the environment. */
export interface SiteSettings {
  readonly gateway: import('@fakos/api-gateway/settings').GatewaySettings;
  readonly api: import('@fakos/store-api/settings').ApiSettings;
}

/** Reads every knob; on faults, prints all of them together with what to do, and ends the process. */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const gateway = gatewaySettings.safeParse(given);
  const api = apiSettingsSchema.safeParse(given);
  if (gateway.success && api.success) return { gateway: gateway.data, api: api.data };
  console.error('These settings cannot be used:');
  for (const line of new Set([...faultsOf(gateway.error), ...faultsOf(api.error)])) console.error(`  ${line}`);
  console.error('Change or remove them and start again. README.md lists every setting under "Knobs".');
  process.exit(1);
}

function faultsOf(error: ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
