import type { Clock } from '#kernel/clock.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ModuleDocuments } from '#kernel/module-documents.ts';
import { parseId } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';

interface CommandSettings {
  dataFolder: string;
  databaseUrl: string | undefined;
  /** The address of the server; undefined where nothing tells it. Throws a StartupProblem. */
  publicUrl(): string | undefined;
}

/** The arguments and the output of a command. */
export interface CommandContext {
  settings: CommandSettings;
  /** What organisers may write, of all features. */
  documents: ReadonlyMap<ModuleCode, ModuleDocuments>;
  /** Opens the database in another way than the settings say. */
  open?: (() => Promise<Database>) | undefined;
  now: Clock;
  /** A line of the answer. */
  say(line: string): void;
  /** What the answer says, for a program that asked for `--json`: parts that stand beside the lines. */
  tell(facts: Readonly<Record<string, unknown>>): void;
  /** Prints a line about a failure or a slow step. */
  complain(line: string): void;
  /**
   * For work of many steps, each whole by itself: from this call on, the first Ctrl-C only asks the command to end after
   * its step. The second ends the process.
   */
  stopSignal?: (() => AbortSignal) | undefined;
}

export interface Command {
  name: string;
  /** The arguments after the name. An option that the usage does not show is refused. */
  usage: string;
  summary: string;
  /** The number of arguments it takes. */
  least: number;
  most: number;
  /** It only looks; any other command writes what it changes at a site into its log. */
  looks?: true;
  /** Whether it prints data of people, such as mail addresses; then each such look stands in the log before it is shown. */
  shows: 'people' | 'nobody';
  run(args: readonly string[], context: CommandContext): Promise<void>;
}

/** What a feature brings to the terminal: one value, which the composition gathers with those of all others. */
export interface FeatureCommands<DraftCheck = never> {
  commands?: readonly Command[];
  /** What a draft that is published would do to what the feature keeps. */
  draftCheck?: DraftCheck;
}

/** Something the person at the terminal can put right; the message is complete sentences or lines. */
export class CommandProblem extends Error {
  override name = 'CommandProblem';
}

/** Takes a flag out of the arguments, at any place. */
export function takeFlag(args: readonly string[], flag: string): { flagged: boolean; rest: string[] } {
  return { flagged: args.includes(flag), rest: args.filter((arg) => arg !== flag) };
}

/** Takes an option and its value out of the arguments, at any place. */
export function takeOption(args: readonly string[], option: string): { value: string | undefined; rest: string[] } {
  const at = args.indexOf(option);
  if (at === -1) return { value: undefined, rest: [...args] };
  const value = args[at + 1];
  if (value === undefined) throw new CommandProblem(`${option} needs a value.`);
  return { value, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}

/** The id that an argument names; '' where it was left out. */
export function readId(text = ''): number {
  const id = parseId(text);
  if (id === undefined) throw new CommandProblem(`"${text}" is no id.`);
  return id;
}

const reasonMax = 500;

/** Why somebody changes something, as `--because` has it; '' where they do not say. */
export function readReason(given: string | undefined): string {
  const reason = given?.trim() ?? '';
  if (reason.length > reasonMax) throw new CommandProblem(`--because can have up to ${reasonMax} characters.`);
  return reason;
}

/** The mail addresses that arguments name. */
export function readMails(given: readonly string[]): string[] {
  return given.map((typed) => {
    const mail = readMailAddress(typed);
    if (mailAddressProblem(mail) !== undefined) throw new CommandProblem(`"${typed}" is not a mail address.`);
    return mail;
  });
}
