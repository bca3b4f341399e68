import { UnknownSite, UnreadableDraft } from '#features/site/server/publish.ts';
import { bareRecord } from '#kernel/bare-record.ts';
import { isDatabaseAway } from '#server/database/database-away.ts';
import { StartupProblem } from '#server/database/startup-problem.ts';
import { readPublicUrl } from '#server/http/settings.ts';
import { type Command, type CommandContext, CommandProblem, takeFlag } from '#server/command/command.ts';
import { moduleDocuments } from '../module-documents.ts';
import { version } from '../version.ts';
import { commands } from './commands.ts';

export interface CommandWorld extends Omit<CommandContext, 'settings' | 'documents' | 'tell'> {
  environment: Readonly<Record<string, string | undefined>>;
}

const exit = { done: 0, failed: 1, misused: 2 } as const;

/** Runs one command line and answers the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runCommand(words: readonly string[], world: CommandWorld): Promise<number> {
  const { flagged: isJson, rest } = takeFlag(words, '--json');
  if (isJson) return runForProgram(rest, world);
  return runInLines(words, { ...world, tell: () => {} });
}

/** One object on one line: what the command told, the lines that it said, and what went wrong. */
async function runForProgram(words: readonly string[], world: CommandWorld): Promise<number> {
  const told = bareRecord<unknown>();
  const said: string[] = [];
  const problems: string[] = [];
  const code = await runInLines(words, {
    ...world,
    tell: (facts) => Object.assign(told, facts),
    say: (line) => said.push(line),
    complain: (line) => problems.push(line),
  });
  const problem = problems.join('\n');
  world.say(JSON.stringify({ ...told, said, ...(problem !== '' && { problem }) }));
  return code;
}

async function runInLines(
  words: readonly string[],
  world: CommandWorld & Pick<CommandContext, 'tell'>,
): Promise<number> {
  const [name = 'help', ...args] = words;
  if (['help', '--help', '-h'].includes(name)) {
    world.say(helpText());
    return exit.done;
  }
  if (name === '--version') {
    world.say(version);
    return exit.done;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    world.complain(`There is no command "${name}".\n\n${helpText()}`);
    return exit.misused;
  }
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    world.say(`${usageOf(command)}\n${command.summary}.`);
    return exit.done;
  }
  const strange = args.find((arg) => isStrange(arg, command));
  if (strange !== undefined) {
    world.complain(`There is no option ${strange}. Nothing was done.\n${usageOf(command)}`);
    return exit.misused;
  }
  if (args.length < command.least || args.length > command.most) {
    world.complain(usageOf(command));
    return exit.misused;
  }
  const { environment } = world;
  const settings = {
    dataFolder: environment['HIROBA_DATA'] || './data',
    databaseUrl: environment['DATABASE_URL'] || undefined,
    publicUrl: () => readPublicUrl(environment),
  };
  try {
    await command.run(args, { ...world, settings, documents: moduleDocuments });
    return exit.done;
  } catch (error) {
    world.complain(sentenceOf(error));
    return exit.failed;
  }
}

function usageOf({ name, usage }: Command): string {
  return `Usage: hiroba ${name} ${usage}`.trimEnd();
}

/** An option that the usage does not show, typed with any kind of dash; a negative number is none. */
function isStrange(arg: string, { usage }: Command): boolean {
  return /^[\p{Pd}−](?![\d.])/u.test(arg) && !usage.split(/[\s[\]]+/).includes(arg);
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupProblem || error instanceof CommandProblem) return error.message;
  if (error instanceof UnknownSite) return `${error.message} \`hiroba import\` brings one in.`;
  if (error instanceof UnreadableDraft) return `${error.message} \`hiroba import\` writes it anew.`;
  if (isDatabaseAway(error)) {
    return 'The database has gone, or the server that runs it has stopped. What was not finished is undone: try again.';
  }
  const message = error instanceof Error ? error.message : String(error);
  return `This went wrong and was not expected: ${message}`;
}

function helpText(): string {
  return [
    'hiroba <command>',
    '',
    ...commands.flatMap(({ name, usage, summary }) => [`  ${name} ${usage}`.trimEnd(), `      ${summary}`]),
    '  help',
    '      Prints this list; after a command, --help explains it',
    '  --version',
    '      Prints the number of this release',
    '',
    '--json answers with one JSON object, for programs.',
    'HIROBA_DATA names the data folder (./data); DATABASE_URL a PostgreSQL server in place of the embedded database;',
    'HIROBA_URL the address of the server, for links to it (http://localhost:3000).',
  ].join('\n');
}
