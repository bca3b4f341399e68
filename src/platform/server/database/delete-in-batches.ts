const rowsOfBatch = 2_000;
/** What one run removes at most; the next one goes on. */
const batchesOfRun = 50;

/** Removes many rows in small statements, so that nobody waits long for one. */
export async function deleteInBatches(
  removeSome: (most: number) => Promise<{ numAffectedRows?: bigint }>,
): Promise<void> {
  for (let batch = 0; batch < batchesOfRun; batch += 1) {
    const { numAffectedRows = 0n } = await removeSome(rowsOfBatch);
    if (numAffectedRows < BigInt(rowsOfBatch)) return;
  }
}
