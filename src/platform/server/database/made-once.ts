/**
 * Finds what all servers of a database share, such as a secret; the first server that needs it makes it. `add` leaves
 * a row alone that another server has added meanwhile, so both servers go on with that row.
 */
export async function madeOnce<Made>({
  find,
  add,
}: {
  find: () => Promise<Made | undefined>;
  add: () => Promise<unknown>;
}): Promise<Made> {
  const found = await find();
  if (found !== undefined) return found;
  await add();
  const made = await find();
  if (made === undefined) throw new Error('A row is missing that was added just now');
  return made;
}
