// Loaded into a server of a bench: tells what lives on its heap and beside it, without what is garbage.
process.on('message', (message) => {
  if (message !== 'weigh') return;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ bytes: heapUsed + external });
});
process.channel?.unref();
