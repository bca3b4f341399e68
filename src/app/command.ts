import { runCommand } from './command/run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  now: () => Date.now(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
