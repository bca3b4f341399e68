import { heapBytesOf } from './heap-bytes.ts';

/** A revision of a site. */
interface OfSite {
  siteKey: string;
  revision: number;
}

/**
 * Keeps data of published sites in memory, as many bytes as it may. A revision never changes, so an entry is never wrong.
 * What was not asked for longest goes first, and all of a site when a newer revision of it is asked for or known.
 */
export interface PublishedReads {
  get<T>(of: OfSite, key: string, read: () => Promise<T>): Promise<T>;
  /** What was read before; undefined otherwise, and while it is being read. */
  now<T>(of: OfSite, key: string): T | undefined;
  /** The site has another revision, or is gone. */
  forget(siteKey: string): void;
  bytes(): number;
}

interface Entry {
  of: OfSite;
  reading: Promise<unknown>;
  value?: unknown;
  bytes: number;
}

/** The entry, its promise and its places in both maps. */
const entryBytes = 500;

export function createPublishedReads(bytesMax: number): PublishedReads {
  /** The ones that were asked for last come last. */
  const entries = new Map<string, Entry>();
  const sites = new Map<string, { revision: number; names: Set<string> }>();
  let bytes = 0;

  const drop = (name: string): void => {
    const entry = entries.get(name);
    if (entry === undefined) return;
    entries.delete(name);
    bytes -= entry.bytes;
    const site = sites.get(entry.of.siteKey);
    site?.names.delete(name);
    if (site?.names.size === 0) sites.delete(entry.of.siteKey);
  };
  const forget = (siteKey: string): void => {
    for (const name of sites.get(siteKey)?.names ?? []) drop(name);
  };
  const weigh = (name: string, entry: Entry, own: number): void => {
    if (entries.get(name) !== entry) return;
    bytes += own - entry.bytes;
    entry.bytes = own;
    for (const oldest of entries.keys()) {
      if (bytes <= bytesMax) break;
      // What was just read is for whoever asked, also where it alone is too much.
      if (oldest !== name) drop(oldest);
    }
  };
  const nameOf = ({ siteKey }: OfSite, key: string): string => `${siteKey} ${key}`;

  return {
    get<T>(of: OfSite, key: string, read: () => Promise<T>) {
      const { siteKey, revision } = of;
      const site = sites.get(siteKey);
      // A request that began before the publication; it ends with what it began with.
      if (site !== undefined && site.revision > revision) return read();
      if (site !== undefined && site.revision < revision) forget(siteKey);
      const name = nameOf(of, key);
      const known = entries.get(name);
      if (known !== undefined) {
        entries.delete(name);
        entries.set(name, known);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each key is read in one way.
        return known.reading as Promise<T>;
      }
      const reading = read();
      const entry: Entry = { of, reading, bytes: 0 };
      entries.set(name, entry);
      const own = sites.get(siteKey) ?? { revision, names: new Set() };
      own.names.add(name);
      sites.set(siteKey, own);
      reading.then(
        (value) => {
          entry.value = value;
          weigh(name, entry, entryBytes + heapBytesOf(value));
        },
        // A failed read is not kept.
        () => {
          if (entries.get(name) === entry) drop(name);
        },
      );
      return reading;
    },
    now<T>(of: OfSite, key: string) {
      const entry = entries.get(nameOf(of, key));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each key is read in one way.
      return entry?.of.revision === of.revision ? (entry.value as T | undefined) : undefined;
    },
    forget,
    bytes: () => bytes,
  };
}
