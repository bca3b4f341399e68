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
    return await (asked === undefined ? load() : loadAt<Part>(asked, load));
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

/** Of a file that several parts share the function takes one by its name: `import("./parts-DfG3.js").then(e=>e.t)`. */
async function loadAt<Part>(address: string, load: () => Promise<unknown>): Promise<Part> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the same file at another address.
  const file = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  const name = /\.then\(\s*\(?(\w+)\)?\s*=>\s*\1\.([\w$]+)\s*\)/.exec(String(load))?.[2];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The function would have given the same.
  return (name === undefined ? file : file[name]) as Part;
}
