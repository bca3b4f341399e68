import type { CardSettings } from '#features/payment/rules/card-provider.ts';
import { byShell, noteInLog, noteLookByShell } from '#features/operator/server.ts';
import { notedGateways } from '#features/payment/server.ts';
import { type DraftCheck, knownSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatLong, formatNormal } from '#kernel/period.ts';
import { parseId } from '#kernel/site-path.ts';
import { formatYen } from '#kernel/yen.ts';
import {
  type Command,
  type CommandContext,
  CommandProblem,
  type FeatureCommands,
  readReason,
  takeFlag,
  takeOption,
} from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import type { Database } from '#server/database/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { methodWarnings } from './rules/sale/method-warnings.ts';
import { ticketWarnings } from './rules/sale/ticket-warnings.ts';
import { enterPublicValue, findMovedClosings, refuseMovedClosing } from './server/lottery/organiser-draws.ts';
import { createOrderJobs } from './server/order/order-jobs.ts';
import { type Changer, noteChange } from './server/organiser/note-change.ts';
import { changeDeferred, listOwedOrders, listSilentOrders, type OwedOrder } from './server/order/organiser-orders.ts';
import { listRefundsByHand, notePaidByHand, type RefundByHand } from './server/refund/organiser-refunds.ts';
import { paidContentsOf, readTicketUses } from './server/sale/ticket-uses.ts';

const settleCommand: Command = {
  name: 'settle',
  usage: '[<site>] | <order number> [--revoke] [--because <reason>]',
  summary:
    'Lists the orders that wait for a bank transfer, for money at the venue or for a silent gateway, notes that the money came, or takes the tickets back',
  least: 0,
  most: 4,
  shows: 'people',
  async run(args, context) {
    const { flagged: isRevoking, rest: afterRevoke } = takeFlag(args, '--revoke');
    const { value: because, rest } = takeOption(afterRevoke, '--because');
    const [given = '', ...more] = rest;
    const isList = given === '' || given.includes('/');
    if (more.length > 0 || (isList && (isRevoking || because !== undefined))) {
      throw new CommandProblem(
        'Name one order: hiroba settle K7Q2P9RWY5NEM4XD, … --revoke. `hiroba settle` lists them.',
      );
    }
    await withDatabase(context, (database) =>
      isList
        ? listOwed(database, given, context)
        : settle(database, given, { isRevoking, reason: readReason(because) }, context),
    );
  },
};

/** Each list has the buyers of all sites, or of one. */
async function noteBuyersSeen(
  database: Database,
  command: string,
  shown: readonly { siteKey: string }[],
  now: Instant,
): Promise<void> {
  for (const siteKey of new Set(shown.map((one) => one.siteKey)))
    await noteLookByShell(database, { command, siteKey, what: 'orders', now });
}

async function listOwed(database: Database, siteKey: string, { now, say, tell }: CommandContext): Promise<void> {
  if (siteKey !== '') await knownSite(database, siteKey);
  const sayOrder = ({ number, owed, siteKey: site, orderedAt, buyer }: OwedOrder, why: string): void => {
    const since = `since ${formatNormal(orderedAt)}`;
    say([number, formatYen(owed, 'eng'), site, since, buyer || 'a member who has left', why].join('\t'));
  };
  const orders = await listOwedOrders(database, siteKey);
  const silent = await listSilentOrders(database, siteKey, now());
  await noteBuyersSeen(database, 'settle', [...orders, ...silent], now());
  tell({ orders: orders.map(toldOrder), silent: silent.map(toldOrder) });
  for (const order of orders) sayOrder(order, order.method === 'Bank' ? 'by bank transfer' : 'at the venue');
  say(
    orders.length === 0
      ? 'No order waits for a bank transfer or for money at the venue.'
      : 'When the money of an order has come: hiroba settle <order number>',
  );
  for (const order of silent) sayOrder(order, 'the gateway does not answer: look there first whether it was paid');
  if (silent.length > 0) say('To free the places of an order that was not paid: hiroba settle <order number> --revoke');
}

const toldOrder = ({ orderedAt, ...order }: OwedOrder) => ({ ...order, orderedAt: new Date(orderedAt).toISOString() });

/** Who changes an order from the shell, as its history and the log name them. */
function changerOf(command: string, subject: string, now: Instant): Changer {
  return { ...byShell(command, now), changeKey: `hiroba ${command} ${subject} ${now}` };
}

async function settle(
  database: Database,
  given: string,
  { isRevoking, reason }: { isRevoking: boolean; reason: string },
  { now, say, tell, complain }: CommandContext,
): Promise<void> {
  const orderNumber = given.trim().toUpperCase();
  const jobs = createOrderJobs(createJobs(database, { clock: now, log: createLog('error', complain, now) }), now);
  const type = isRevoking ? 'revoked' : 'settled';
  const changer = changerOf('settle', `${orderNumber} ${type}`, now());
  const changed = await changeDeferred(database, jobs, orderNumber, type, changer.context.now, {
    also: async (tx, row) => void (await noteChange(tx, changer, row, { kind: type, reason })),
  });
  if (changed === 'unknown') throw new CommandProblem(`There is no order ${orderNumber}.`);
  if (changed === 'stillHeld') {
    throw new CommandProblem(
      `The payment of ${orderNumber} is still being checked. Try again later, because the gateway may answer.`,
    );
  }
  if (changed === 'notPossible') {
    throw new CommandProblem(
      `The order ${orderNumber} does not wait for such a payment: it was settled or revoked before, its tickets were cancelled, or it is paid in another way.`,
    );
  }
  const sum = formatYen(changed.due, 'eng');
  tell({ orderNumber, due: changed.due, isRevoked: isRevoking });
  say(isRevoking ? `The tickets of ${orderNumber} are taken back.` : `${orderNumber} is paid: ${sum}.`);
}

const refundsCommand: Command = {
  name: 'refunds',
  usage: '[--paid <refund number>]',
  summary: 'Lists the refunds that have to be paid by hand, or notes that one was paid',
  least: 0,
  most: 2,
  shows: 'people',
  async run(args, context) {
    const { value: paid, rest } = takeOption(args, '--paid');
    if (rest.length > 0) throw new CommandProblem('Write: hiroba refunds --paid K7Q2P9RWY5NEM4XD-12');
    await withDatabase(context, (database) =>
      paid === undefined ? listRefunds(database, context) : notePaid(database, paid, context),
    );
  },
};

async function listRefunds(database: Database, { now, say, tell }: CommandContext): Promise<void> {
  const refunds = await listRefundsByHand(database, now());
  await noteBuyersSeen(database, 'refunds', refunds, now());
  tell({ refunds: refunds.map((one) => ({ ...one, owedSince: new Date(one.owedSince).toISOString() })) });
  for (const { number, amount, siteKey, owedSince, buyer, ...refund } of refunds) {
    const why = whyByHand(refund);
    const since = `since ${formatNormal(owedSince)}`;
    say([number, formatYen(amount, 'eng'), siteKey, since, buyer || 'a member who has left', why].join('\t'));
  }
  say(
    refunds.length === 0
      ? 'Nothing has to be paid back by hand.'
      : 'When you have paid one: hiroba refunds --paid <refund number>',
  );
}

function whyByHand({ way, isSilent }: Pick<RefundByHand, 'way' | 'isSilent'>): string {
  if (isSilent) return 'the gateway does not answer: look there first whether it has paid';
  return way === 'gateway' ? 'the gateway could not pay it' : 'no gateway can pay it';
}

async function notePaid(database: Database, typed: string, { now, say, tell }: CommandContext): Promise<void> {
  const changer = changerOf('refunds', typed.trim(), now());
  const noted = await notePaidByHand(database, typed, changer.context.now, {
    also: async (tx, row, amount) => void (await noteChange(tx, changer, row, { kind: 'paidByHand', amount })),
  });
  if (noted.outcome === 'unknown') {
    throw new CommandProblem(`There is no refund ${typed.trim()}. \`hiroba refunds\` lists those to be paid by hand.`);
  }
  const { number, at } = noted;
  const amount = formatYen(noted.amount, 'eng');
  tell({ refund: number, amount: noted.amount, outcome: noted.outcome });
  switch (noted.outcome) {
    case 'noted':
      return say(`${amount} of ${number} is noted as paid back.`);
    case 'notedBefore':
      return say(`${amount} of ${number} was already noted as paid back, on ${formatLong(at)}.`);
    case 'paidByGateway':
      throw new CommandProblem(
        `The payment gateway paid ${amount} of ${number} back on ${formatLong(at)}. Do not pay it by hand. If you already have, ask the buyer to return it.`,
      );
    case 'gatewayPays':
      throw new CommandProblem(
        `Hiroba is asking the payment gateway to pay ${amount} of ${number} back. Do not pay it by hand. If the gateway cannot, \`hiroba refunds\` lists it.`,
      );
  }
}

const lotteryCommand: Command = {
  name: 'lottery',
  usage: '<site> <contentId> <ticketId> <public value>',
  summary: 'Enters the public value that a lottery announced, after its applications have closed',
  least: 4,
  most: 4,
  shows: 'nobody',
  async run([siteKey = '', content, ticket, value = ''], context) {
    const [contentId, ticketId] = [parseId(content), parseId(ticket)];
    if (contentId === undefined || ticketId === undefined) {
      throw new CommandProblem('Name the content and the ticket by their numbers: hiroba lottery event/11 60 7 "…"');
    }
    await withDatabase(context, async (database) => {
      const { operator, context: about } = byShell('lottery', context.now());
      const details = { contentId, detailId: ticketId, value: value.trim() };
      const entered = await enterPublicValue(database, { siteKey, contentId, ticketId }, details.value, (tx) =>
        noteInLog(tx, about, { operator, siteKey, action: 'lottery.valueEntered', details }),
      );
      const problems = {
        unknown: 'There is no such lottery, or it announced no public value.',
        stillOpen: 'Applications are still open. The value counts only if nobody could know it before they closed.',
        enteredBefore: 'The value was entered before, or the lottery has been drawn.',
      };
      if (entered !== 'entered') throw new CommandProblem(problems[entered]);
      context.tell({ siteKey, contentId, ticketId, value: details.value });
      context.say('The value is entered. The draw takes place at its time.');
    });
  },
};

export const ticketCommands: FeatureCommands<DraftCheck> = {
  commands: [settleCommand, refundsCommand, lotteryCommand],
  draftCheck: {
    async warn({ database, siteKey, change, draft }) {
      const gateways = await notedGateways(database);
      const client = (change.site.after?.['client'] ?? {}) as CardSettings;
      return [
        ...ticketWarnings(change, await readTicketUses(database, siteKey)),
        // Without a server that has started, nobody knows its gateways.
        ...(gateways && draft ? methodWarnings(paidContentsOf(draft), client, gateways) : []),
      ];
    },
    async refuse({ database, stored, siteKeys }) {
      return (await findMovedClosings(database, stored, siteKeys)).map(refuseMovedClosing);
    },
  },
};
