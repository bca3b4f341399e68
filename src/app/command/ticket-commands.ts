import { createOrderJobs } from '#features/ticket/server/order-jobs.ts';
import { changeDeferred, enterPublicValue } from '#features/ticket/server/organiser-orders.ts';
import { parseId } from '#kernel/site-path.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { type Command, CommandProblem, takeFlag } from './command.ts';
import { withDatabase } from './with-database.ts';

export const settleCommand: Command = {
  name: 'settle',
  usage: '<order number> [--revoke]',
  summary: 'Notes that the money of a bank transfer or at the venue came, or takes the tickets back',
  least: 1,
  most: 2,
  async run(args, context) {
    const { flagged: isRevoking, rest } = takeFlag(args, '--revoke');
    const [given = ''] = rest;
    const orderNumber = given.trim().toUpperCase();
    await withDatabase(context, async (database) => {
      const log = createLog('error', context.complain, context.now);
      const jobs = createOrderJobs(createJobs(database, { clock: context.now, log }), context.now);
      const type = isRevoking ? 'revoked' : 'settled';
      const changed = await changeDeferred(database, jobs, orderNumber, type, context.now());
      if (changed === 'unknown') throw new CommandProblem(`There is no order ${orderNumber}.`);
      if (changed === 'notPossible') {
        throw new CommandProblem(
          `The order ${orderNumber} waits for no such payment: it was settled or revoked before, or is paid in another way.`,
        );
      }
      context.say(isRevoking ? `The tickets of ${orderNumber} are taken back.` : `${orderNumber} is paid.`);
    });
  },
};

export const lotteryCommand: Command = {
  name: 'lottery',
  usage: '<site> <contentId> <ticketId> <public value>',
  summary: 'Enters the public value that a lottery announced, after its applications have closed',
  least: 4,
  most: 4,
  async run([siteKey = '', content, ticket, value = ''], context) {
    const [contentId, ticketId] = [parseId(content), parseId(ticket)];
    if (contentId === undefined || ticketId === undefined) {
      throw new CommandProblem('A content and a ticket are named by their numbers: hiroba lottery event/11 60 7 "…"');
    }
    await withDatabase(context, async (database) => {
      const entered = await enterPublicValue(database, { siteKey, contentId, ticketId }, value.trim());
      const problems = {
        unknown: 'There is no such lottery, or it announced no public value.',
        stillOpen: 'Applications are still open: the value counts only when nobody could know it before they closed.',
        enteredBefore: 'The value was entered before, or the lottery is drawn.',
      };
      if (entered !== 'entered') throw new CommandProblem(problems[entered]);
      context.say('The value is entered. The draw follows at its time.');
    });
  },
};
