/**
 * Does the work of each item in their order, `atOnce` of them at a time. A failure stops none of the others; the
 * first failure is thrown when all have ended.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  let failure: { error: unknown } | undefined;
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    for (const item of rest) {
      try {
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  });
  await Promise.all(workers);
  if (failure !== undefined) throw failure.error;
}
