import type { Command } from '#server/command/command.ts';
import type { SiteCommandPorts } from './server/command/draft-check.ts';
import { exportCommand } from './server/command/export-command.ts';
import { newCommand } from './server/new-site/new-command.ts';
import { importCommand } from './server/command/import-command.ts';
import { publishCommand } from './server/command/publish-command.ts';
import { siteCommand } from './server/command/site-command.ts';

export function siteCommands(ports: SiteCommandPorts): Command[] {
  return [newCommand, importCommand(ports), exportCommand, publishCommand(ports), siteCommand(ports)];
}
