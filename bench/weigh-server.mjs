// Loaded into a server of a bench: tells what lives on its heap and beside it, without what is garbage, and its CPU time.
process.on('message', (message) => {
  if (message === 'weigh') {
    globalThis.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({ bytes: heapUsed + external, rss });
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send({ ms: (user + system) / 1000 });
  }
});
process.channel?.unref();
