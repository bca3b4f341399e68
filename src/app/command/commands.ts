import { countMembers, eraseMembers } from '#features/account/server.ts';
import { boothCommands } from '#features/booth/commands.ts';
import { couponCommands } from '#features/coupon/commands.ts';
import { doorsCommands } from '#features/doors/commands.ts';
import { liveChatCommands } from '#features/live-chat/commands.ts';
import { memberCommands } from '#features/members/commands.ts';
import { operatorCommands } from '#features/operator/commands.ts';
import { byShell, noteInLog, noteLookByShell } from '#features/operator/server.ts';
import { questionnaireCommands } from '#features/questionnaire/commands.ts';
import { siteCommands } from '#features/site/commands.ts';
import type { DraftCheck, SiteCommandPorts } from '#features/site/server.ts';
import { ticketCommands } from '#features/ticket/commands.ts';
import { countOrders } from '#features/ticket/server.ts';
import type { Command, FeatureCommands } from '#server/command/command.ts';
import { backupCommand, restoreCommand } from '#server/database/backup-commands.ts';
import { migrateCommand } from '#server/database/migrate-command.ts';
import { mailCommand } from '#server/mail/mail-command.ts';
import { uploadsCommand } from '#server/uploads/uploads-command.ts';
import { moduleOf } from '../modules.ts';

const features: readonly FeatureCommands<DraftCheck>[] = [
  memberCommands,
  doorsCommands({ hasDetails: (moduleCode) => moduleOf(moduleCode).detailCall !== undefined }),
  ticketCommands,
  couponCommands,
  questionnaireCommands,
  boothCommands,
  liveChatCommands,
  operatorCommands,
];

/** What the features say of drafts, and what the commands about sites ask of them. */
export const sitePorts: SiteCommandPorts = {
  draftChecks: features.flatMap(({ draftCheck = [] }) => draftCheck),
  countMembers,
  eraseMembers,
  countOrders,
  async note(tx, { command, now, ...done }) {
    const { operator, context } = byShell(command, now);
    await noteInLog(tx, context, { operator, ...done });
  },
};

/** Every command, in the order in which `hiroba help` lists them. */
export const commands: readonly Command[] = [
  ...siteCommands(sitePorts),
  ...features.flatMap((feature) => feature.commands ?? []),
  mailCommand({ noteLook: noteLookByShell }),
  uploadsCommand,
  migrateCommand,
  backupCommand,
  restoreCommand,
];
