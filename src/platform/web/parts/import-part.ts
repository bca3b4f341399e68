/** The addresses to ask for in the place of those that failed: a browser never asks again for a lost module. */
const fresh = new Map<string, string>();
let failures = 0;

/**
 * Loads a chunk: `importPart(() => import('./part.tsx'))`. Every lazy import of the browser goes through here. After a
 * failure the next try has a fresh address. The address is the one that the build wrote into the function; all chunks
 * are in one folder.
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const asked = fresh.size === 0 ? undefined : fresh.get(addressIn(load));
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the same part at another address.
    return await (asked === undefined ? load() : (import(/* @vite-ignore */ asked) as Promise<Part>));
  } catch (error) {
    const address = addressIn(load);
    if (address !== '' && fresh.get(address) === asked) fresh.set(address, `${address}?again=${(failures += 1)}`);
    throw error;
  }
}

/** The address in the source of a function, `./part-DfG3.js`. */
function addressIn(load: () => Promise<unknown>): string {
  return /\bimport\(\s*(["'`])(.+?)\1\s*\)/.exec(String(load))?.[2] ?? '';
}
