import { beginPath } from '#kernel/console/console-endpoint.ts';
import { type Command, CommandProblem, type FeatureCommands, takeOption } from '#server/command/command.ts';
import { withDatabase } from '#server/command/with-database.ts';
import { isOrigin } from '#server/http/settings.ts';
import { everywhere } from './rules/rights-at.ts';
import { makeLink } from './server/operators.ts';

const operatorCommand: Command = {
  name: 'operator',
  usage: '[--at <origin>]',
  summary: 'Prints a one-time link that makes an operator of the console, with every right',
  least: 0,
  most: 2,
  async run(args, context) {
    const { value: at, rest } = takeOption(args, '--at');
    if (rest.length > 0) throw new CommandProblem('The command takes only --at.');
    if (at !== undefined && !isOrigin(at)) {
      throw new CommandProblem('--at must be an origin such as https://events.example.jp.');
    }
    const origin = at ?? context.settings.publicUrl();
    if (origin === undefined) {
      throw new CommandProblem('Where is the server? Set HIROBA_URL, or say --at https://events.example.jp.');
    }
    await withDatabase(context, async (database) => {
      const token = await makeLink(database, { siteKey: everywhere, role: 'owner' }, context.now());
      context.say(`${origin}${beginPath(token)}`);
      context.say('Whoever opens it first, within 72 hours, becomes an operator with every right.');
    });
  },
};

export const operatorCommands: FeatureCommands = { commands: [operatorCommand] };
