declare global {
  /** What the build puts in the place of every `import()` (vite.config.ts). */
  var hbImport: typeof importPart;
}

/** The addresses to ask for in the place of those that failed: a browser never asks again for a lost module. */
const fresh = new Map<string, string>();
let failures = 0;

/** Loads a chunk beside this one. After a failure the next try has a fresh address. */
export async function importPart(address: string): Promise<unknown> {
  const asked = fresh.get(address) ?? address;
  try {
    return await import(/* @vite-ignore */ asked);
  } catch (error) {
    if ((fresh.get(address) ?? address) === asked) fresh.set(address, `${address}?again=${(failures += 1)}`);
    throw error;
  }
}
