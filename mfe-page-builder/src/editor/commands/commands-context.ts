import { createContext, use } from 'react';
import type { Commands } from './use-commands.ts';

const CommandsContext = createContext<Commands | undefined>(undefined);

/** Set around the editor. */
export const CommandsProvider = CommandsContext.Provider;

/** The commands of the surrounding editor. */
export function useCommandsContext(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('no commands');
  return commands;
}
