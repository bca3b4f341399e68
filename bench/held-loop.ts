/**
 * The longest that this thread worked without letting others have a turn, in milliseconds of its processor time: other
 * work of the machine, which would lengthen the clock, adds nothing to it.
 */
export function watchLoop(): { end(): number } {
  let longest = 0;
  let since = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(since);
    longest = Math.max(longest, (user + system) / 1_000);
    since = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  return {
    end() {
      clearInterval(timer);
      return longest;
    },
  };
}
