#!/usr/bin/env node
import { runCommand } from '../release/run-command.ts';
import { remoteCommands } from './remote-commands.ts';

// npx fakos new|build|release|releases|rollback|promote, in a repository of remotes that has these tools as a package.

await runCommand(remoteCommands, process.argv.slice(2));
