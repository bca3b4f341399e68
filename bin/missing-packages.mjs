/**
 * The packages of a lockfile that are not installed in its versions. A package that npm may leave out counts as there:
 * one for another system, and, where nothing is built or tested, one for development.
 * @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} Packages
 * @param {Packages} locked
 * @param {Packages} installed as npm records them in node_modules/.package-lock.json
 * @param {{ forDevelopment: boolean }} need
 */
export function missingPackages(locked, installed, { forDevelopment }) {
  const mayBeAbsent = ({ optional, dev, devOptional }) => optional || devOptional || (dev && !forDevelopment);
  return Object.keys(locked).filter((path) => {
    if (path === '') return false;
    const found = installed[path];
    return found === undefined ? !mayBeAbsent(locked[path]) : found.version !== locked[path].version;
  });
}
