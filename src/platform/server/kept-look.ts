/**
 * Looks at something at most once in `everyMs`, once for all who ask meanwhile, and waits at most `patienceMs`: a disk
 * or a database that hangs delays no answer for longer. `missed` is answered in its place.
 */
export function keptLook<Seen>(
  look: () => Promise<Seen>,
  { everyMs, patienceMs, missed }: { everyMs: number; patienceMs: number; missed: (error?: unknown) => Seen },
): () => Promise<Seen> {
  let seen: { value: Promise<Seen>; until: number } | undefined;
  let running: Promise<Seen> | undefined;

  return () => {
    if (seen !== undefined && performance.now() < seen.until) return seen.value;
    // A look that hangs is not begun again beside itself.
    running ??= look()
      .catch((error: unknown) => missed(error))
      .finally(() => {
        running = undefined;
      });
    const looking = running;
    const value = new Promise<Seen>((resolve) => {
      const patience = setTimeout(() => resolve(missed()), patienceMs).unref();
      void looking.then((found) => {
        clearTimeout(patience);
        resolve(found);
      });
    });
    seen = { value, until: performance.now() + everyMs };
    return value;
  };
}
