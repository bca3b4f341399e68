// Loaded by bootstrap.mjs into the process it hands over to: end in an orderly way when the launcher is gone, even when
// it was killed without a word, so that no server stays behind holding the port and the data folder.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
// A process that this one forks belongs to it, and stays while their channel is all it has.
const own = process.execArgv.findIndex((part) => part.endsWith('/bin/tether.mjs'));
if (own > 0) process.execArgv.splice(own - 1, 2);
