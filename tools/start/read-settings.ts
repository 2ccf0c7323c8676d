import { gatewaySettings } from '@fakos/api-gateway/settings';
import { apiSettingsSchema } from '@fakos/store-api/settings';
import type { ZodError } from 'zod';

/** All settings of an installation, from the environment. */
export interface SiteSettings {
  readonly gateway: import('@fakos/api-gateway/settings').GatewaySettings;
  readonly api: import('@fakos/store-api/settings').ApiSettings;
}

/** Parses all settings. Exits with a list of all problems if any is invalid. */
export function readSettings(environment: NodeJS.ProcessEnv): SiteSettings {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const gateway = gatewaySettings.safeParse(values);
  const api = apiSettingsSchema.safeParse(values);
  if (gateway.success && api.success) return { gateway: gateway.data, api: api.data };
  console.error('Invalid settings:');
  for (const line of new Set([...listProblems(gateway.error), ...listProblems(api.error)])) console.error(`  ${line}`);
  console.error('Change or remove them and start again. README.md lists all settings.');
  process.exit(1);
}

function listProblems(error: ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
