import { lineWriter } from './command/line-writer.ts';
import { runCommand } from './command/run-command.ts';

const complain = lineWriter(process.stderr, () => {});
const say = lineWriter(process.stdout, ({ message }) => {
  complain(`The output could not be written: ${message}`);
  process.exitCode = 1;
});
const code = await runCommand(process.argv.slice(2), {
  environment: process.env,
  now: () => Date.now(),
  say,
  complain,
  stopSignal() {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
    return stop.signal;
  },
});
// An output that was lost is a failure too; it may also come later, and sets its own code.
process.exitCode ||= code;
