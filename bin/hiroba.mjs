#!/usr/bin/env node
// The hiroba command: import, export, publish, migrate, backup, restore.
import { join } from 'node:path';
import { handOver, install, root } from './bootstrap.mjs';

await install();
handOver([join(root, 'src/app/command.ts'), ...process.argv.slice(2)], { cwd: process.cwd() });
