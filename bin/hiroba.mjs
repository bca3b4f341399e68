#!/usr/bin/env node
// The hiroba command: sites, members and doors, the database.
import { join } from 'node:path';
import { handOver, install, root } from './bootstrap.mjs';
import { commandFlags } from './node-flags.mjs';

await install({ forDevelopment: false });
handOver([...commandFlags, join(root, 'src/app/command.ts'), ...process.argv.slice(2)], { cwd: process.cwd() });
