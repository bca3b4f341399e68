import { createHash } from 'node:crypto';

/** The items of a revision stay the same objects, and many ask for the same ones. */
const versions = new WeakMap<object, string>();

/** A word that changes with everything that the organiser writes of an item. */
export function itemVersion(item: object): string {
  let version = versions.get(item);
  if (version === undefined) {
    version = createHash('sha1').update(JSON.stringify(item)).digest('base64url').slice(0, 12);
    versions.set(item, version);
  }
  return version;
}
