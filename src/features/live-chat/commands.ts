import { isKeyOf, keysOf } from '#kernel/keys-of.ts';
import { noteLookByShell } from '#features/operator/server.ts';
import { knownSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatNormal } from '#kernel/period.ts';
import {
  type Command,
  type CommandContext,
  CommandProblem,
  type FeatureCommands,
  readId,
  takeFlag,
  takeOption,
} from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import type { Database } from '#server/database/database.ts';
import { reportTextMax } from './rules/safety/report-rules.ts';
import { listActs, listReports, type ListedReport, lookAtReport } from './server/safety/read-reports.ts';
import { actByShell } from './server/moderation/act-by-shell.ts';
import type { Act, ActRefusal } from './server/safety/report-acts.ts';
import { nobody, showReport, writePictures } from './server/safety/show-report.ts';

const kinds = {
  '--remove': 'remove',
  '--warn': 'warn',
  '--suspend': 'suspend',
  '--readmit': 'readmit',
  '--close': 'close',
} as const;
const flags = keysOf(kinds);

/** The commands with which organisers answer reports. Nothing that was not reported can be read by any command. */
const chatCommand: Command = {
  name: 'chat',
  usage:
    '<site> [--all | --log] | <site> <report> --by <name> --because <reason> [--pictures <folder> | --remove | --warn | --suspend | --readmit | --close]',
  summary: 'Lists reports from the chat, shows one, or acts on it; each look and action is logged',
  least: 1,
  most: 10,
  shows: 'people',
  async run(args, context) {
    const { flagged: withClosed, rest: afterAll } = takeFlag(args, '--all');
    const { flagged: isLog, rest: afterLog } = takeFlag(afterAll, '--log');
    const { value: by, rest: afterBy } = takeOption(afterLog, '--by');
    const { value: reason, rest: afterBecause } = takeOption(afterBy, '--because');
    const { value: pictures, rest: afterReason } = takeOption(afterBecause, '--pictures');
    const doing = flags.filter((flag) => afterReason.includes(flag));
    const [siteKey = '', report, ...more] = afterReason.filter((arg) => !isKeyOf(kinds, arg));
    if (doing.length > 1) throw new CommandProblem(`One thing at a time: ${doing.join(' or ')}.`);
    if (more.length > 0 || (report === undefined && doing.length > 0)) throw sayWhich(doing[0]);
    if (pictures !== undefined && doing.length > 0) {
      throw new CommandProblem(`One thing at a time: --pictures or ${doing.join(' or ')}.`);
    }
    if (pictures !== undefined && report === undefined) throw sayWhich(`--pictures ${pictures}`);
    if (withClosed && isLog)
      throw new CommandProblem('Say either --all or --log: --all lists all reports, --log who has looked at them.');
    if (report !== undefined && (withClosed || isLog)) {
      throw new CommandProblem('--all and --log are about the whole site: leave out the number of the report.');
    }
    await withDatabase(context, async (database) => {
      await knownSite(database, siteKey);
      if (report === undefined)
        return isLog ? sayLog(database, siteKey, context) : sayList(database, siteKey, withClosed, context);
      const wanted = { siteKey, reportId: readId(report), ...readWhy(by, reason) };
      const [flag] = doing;
      if (flag === undefined) return show(database, wanted, pictures, context);
      refuse(await actByShell(database, { ...wanted, kind: kinds[flag] }, context.now()), wanted);
      context.tell({ reportId: wanted.reportId, did: kinds[flag] });
      context.say(done[flag](wanted.reportId));
      if (flag === '--remove' || flag === '--warn' || flag === '--suspend') {
        context.say('If the report is still open, --close answers the reporter.');
      }
    });
  },
};

const done: Record<(typeof flags)[number], (id: number) => string> = {
  '--remove': (id) => `The message of report ${id} is removed. Its author gets the reason by mail.`,
  '--warn': (id) => `The person of report ${id} gets the reason by mail.`,
  '--suspend': (id) => `The person of report ${id} can read but not write. They get the reason by mail.`,
  '--readmit': (id) => `The person of report ${id} can write again. They get the reason by mail.`,
  '--close': (id) => `Report ${id} is closed. The reporter gets the answer by mail.`,
};

const refusals: Record<ActRefusal, (report: Pick<Act, 'siteKey' | 'reportId'>) => string> = {
  noReport: ({ siteKey, reportId }) => `${siteKey} has no report ${reportId}.`,
  closed: ({ reportId }) => `Report ${reportId} is already closed.`,
  noMessage: ({ reportId }) => `Report ${reportId} is about a person, not about a message.`,
  gone: ({ reportId }) => `The account that report ${reportId} is about is erased.`,
  notSuspended: ({ reportId }) => `The person of report ${reportId} is not suspended.`,
};

function refuse(outcome: 'done' | ActRefusal, report: Pick<Act, 'siteKey' | 'reportId'>): void {
  if (outcome !== 'done') throw new CommandProblem(refusals[outcome](report));
}

function sayWhich(flag: string | undefined): CommandProblem {
  const rest = flag === undefined ? '' : ` ${flag}`;
  return new CommandProblem(
    `Name the report by its number: hiroba chat event/12 7 --by "Sato" --because "checking the report"${rest}`,
  );
}

function readWhy(by: string | undefined, reason: string | undefined): Pick<Act, 'by' | 'reason'> {
  const why = { by: by?.trim() ?? '', reason: reason?.trim() ?? '' };
  if (why.by === '' || why.reason === '') {
    throw new CommandProblem('Say who you are and why: --by "Sato" --because "checking the report". Both are logged.');
  }
  if (why.reason.length > reportTextMax) {
    throw new CommandProblem(`The reason can have up to ${reportTextMax} characters.`);
  }
  return why;
}

const noteReportsSeen = (database: Database, siteKey: string, now: Instant): Promise<void> =>
  noteLookByShell(database, { command: 'chat', siteKey, what: 'reports', now });

async function sayList(
  database: Database,
  siteKey: string,
  withClosed: boolean,
  { now, say, tell }: CommandContext,
): Promise<void> {
  const reports = await listReports(database, siteKey, withClosed);
  if (reports.length > 0) await noteReportsSeen(database, siteKey, now());
  tell({ reports: reports.map(toldReport) });
  for (const report of reports) say(lineOf(report));
  if (reports.length === 0) say(`${siteKey} has no ${withClosed ? '' : 'open '}reports.`);
}

const toldReport = ({ report_id: reportId, created_at, closed_at, has_message, ...report }: ListedReport) => ({
  reportId,
  ...report,
  hasMessage: has_message,
  createdAt: created_at.toISOString(),
  closedAt: closed_at?.toISOString() ?? null,
});

function lineOf(report: ListedReport): string {
  const {
    report_id: id,
    created_at: at,
    reason,
    reported,
    reporter,
    has_message: hasMessage,
    closed_at: closed,
  } = report;
  const about = `${hasMessage ? 'a message of ' : ''}${reported || nobody}`;
  const state = closed === null ? 'open' : 'closed';
  return [id, formatNormal(at.getTime()), reason, about, `by ${reporter || nobody}`, state].join('\t');
}

async function sayLog(database: Database, siteKey: string, { now, say, tell }: CommandContext): Promise<void> {
  const log = await listActs(database, siteKey);
  if (log.length > 0) await noteReportsSeen(database, siteKey, now());
  tell({
    acts: log.map(({ report_id: reportId, kind, done_by: by, reason, done_at }) => {
      return { reportId, kind, by, reason, doneAt: done_at.toISOString() };
    }),
  });
  for (const { report_id: id, kind, done_by: by, reason, done_at: at } of log) {
    say([formatNormal(at.getTime()), id, kind, by, reason].join('\t'));
  }
  if (log.length === 0) say(`Nobody has looked at a report of ${siteKey}.`);
}

async function show(
  database: Database,
  look: Omit<Act, 'kind'>,
  folder: string | undefined,
  context: CommandContext,
): Promise<void> {
  const report = await lookAtReport(database, look, context.now());
  if (typeof report === 'string') return refuse(report, look);
  const { siteKey, reportId } = look;
  const details = { report: reportId };
  await noteLookByShell(database, { command: 'chat', siteKey, what: 'report', now: context.now(), details });
  context.tell({ report: toldReport(report) });
  context.say(lineOf(report));
  showReport(report, context);
  if (folder !== undefined) await writePictures(report, folder, context);
}

export const liveChatCommands: FeatureCommands = {
  commands: [chatCommand],
};
