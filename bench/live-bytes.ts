import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * What this thread holds on to, in bytes, on its heap and beside it. What the process has of the machine says something
 * else: V8 leaves garbage where it is until its heap has grown by a multiple, whoever made it.
 */
export function liveBytes(): number {
  // What the first has freed may let go of more.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
