/**
 * The translation of a browser puts elements in the place of the texts that React knows. React fails when it takes such a
 * text away or puts something before it, and the page is lost (its issue 11538). From now on it does what can be done: a
 * text that is not there is gone already, and what should stand before it stands last.
 */
export function bearTranslation(prototype: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It answers what it was given.
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function insert<T extends Node>(this: Node, added: T, before: Node | null): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As above.
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as T;
  };
}
